### ما هذه اللعبة، ومم صُنعت.

about-version = الإصدار { $version }
about-privacy-heading = الخصوصية
about-privacy = تُحفظ المباريات والإعدادات في هذا المتصفح، لهذه الصفحة وحدها. لا ملفات تعريف ارتباط، ولا حسابات، ولا عدّ للزيارات، ولا يذهب أي طلب إلى موقع آخر أبدًا.
about-licences-heading = الرخص
about-fonts = خط Cairo ومحيطات الهيروغليفية، المأخوذة عن Noto Sans Egyptian Hieroglyphs، برخصة SIL Open Font License.
about-licences-all = كل الرخص، ومعها رخص المكتبات
about-cite-heading = كيف تُذكر مرجعًا
about-cite = The Senet authors: Senet، الإصدار { $version }. برنامج حاسوبي. { $address }
