### Was die Regelseite sagt, Satz für Satz. Die Abschnitte tragen die Kürzel des Regelverzeichnisses.
### Eine Meldung, die auf `-reading…` endet, sagt, wie wir eine Quelle lesen, wo sie schweigt oder unklar ist;
### alle anderen sagen, was die Quelle selbst sagt.

## Die Regelseite

rules-reading = Unsere Lesart
rules-option = Mit der Option „{ $option }“
rules-intro = Nichts hier ist „die“ Regel des Senet: Jedes Regelwerk sagt, wer es vorgeschlagen hat. Wo die Quelle schweigt oder zweierlei sagt, haben wir gewählt und sagen es.

## Überschriften

rules-h-about = Woher es stammt
rules-h-setup = Aufbau
rules-h-path = Der Weg
rules-h-square = Ein Stein je Feld
rules-h-move = Ein Zug
rules-h-win = Sieg
rules-h-throw = Werfen
rules-h-opening = Eröffnung
rules-h-turn = Wer dran ist
rules-h-pass = Passen
rules-h-draw = Unentschieden
rules-h-swap = Tausch, Paare, Mauern
rules-h-hit = Schlagen, Paare, Mauern
rules-h-capture = Schlagen
rules-h-back = Zurück
rules-h-stuck = Gar kein Zug
rules-h-26 = Feld 26
rules-h-from-26 = Von Feld 26 weiter
rules-h-27 = Feld 27
rules-h-water = Im Wasser
rules-h-reborn = Wieder auf 15
rules-h-unprotected = Ohne Schutz
rules-h-last = Die Felder 28, 29 und 30
rules-h-last-captures = Schlagen auf 28 bis 30
rules-h-shelter = Zuflucht auf 26, 28 und 29
rules-h-marked = Die bezeichneten Felder
rules-h-off = Das Brett verlassen
rules-h-score = Wertung
rules-h-options = Die Optionen
rules-h-file = Der Reihe nach
rules-h-enter = Einsetzen
rules-h-share = Einen Wurf aufteilen
rules-h-meet = Begegnungen
rules-h-again = Noch ein Wurf

## Woher die Regelwerke stammen

rules-about-kendall = Timothy Kendalls Rekonstruktion, aus dem Heft zu Passing Through the Netherworld vom Ende der 1970er Jahre. Wir folgen einer kurzen englischen Darstellung unter französischer Überschrift.
rules-about-cemea = Vorgeschlagen von der Spielegruppe der CEMEA. Wir folgen einem italienischen Lexikonartikel, der diese Regeln als einen modernen Versuch unter mehreren vorstellt.
rules-about-figurine = Aus einem italienischen Faltblatt; unser Exemplar nennt niemanden, der es verfasst hat. Es sieht in Senet einen Wettlauf für zwei, mit je fünf Figuren.
rules-about-faraones = Von einem spanischen Regelblatt. Es spricht ausführlich von Steinen und Stäben; die Wurftabelle, die es erwähnt, fehlt in unserem Exemplar.
rules-about-reed = Aus einem deutschen Text; sein englischer Zwilling wird von einem Schachladen mit Brettern verkauft. Er gibt offen zu, modern zu sein: ein einfaches Spiel für alle, denen andere zu lang sind.
rules-about-jequier = Von Jéquier 1930 vorgeschlagen. Wir folgen der Beschreibung im Katalog des Digital Ludeme Project.
rules-about-bell = Von R. C. Bell 1979 vorgeschlagen. Wir folgen der Beschreibung im Katalog des Digital Ludeme Project.
rules-about-piccione = Von Piccione 1977 vorgeschlagen. Wir folgen der Beschreibung im Katalog des Digital Ludeme Project.
rules-about-common = Von niemand Bestimmtem: Die meisten Spiele und Apps von heute bieten etwas in dieser Art, einen vereinfachten Kendall.
rules-about-skyriuk = Von Skyriuk vorgeschlagen. Wir folgen den Regeln, wie sie mit einem quelloffenen Programm veröffentlicht sind.

## Was allen gemeinsam ist

rules-setup = Je Seite stehen { $count } Steine abwechselnd auf den Feldern 1 bis { $last }: die { -cone } von Weiß auf den ungeraden, die { -reel(form: "plural") } von Schwarz auf den geraden.
rules-setup-in-turn = Je Seite stehen { $count } Steine abwechselnd auf den Feldern 1 bis { $last }.
rules-setup-waiting = Fünf Steine je Seite, die alle neben dem Brett warten.
rules-path = Dreißig Felder in drei Reihen zu zehn. Der Weg führt durch die erste Reihe hin, durch die zweite zurück und durch die dritte wieder hin. Benachbart sind Felder, die auf dem Weg aufeinanderfolgen: 10 und 11 sind es; 1 und 20 sind es nicht, obwohl sie sich berühren.
rules-path-reading = Unsere Quelle zeigt nicht, wie das Brett liegt. Wir legen die erste Reihe nach oben und beginnen an ihrem linken Ende.
rules-square = Auf einem Feld steht nie mehr als ein Stein.
rules-move-whole = Ein Wurf bewegt einen Stein, und zwar um den ganzen Wert.
rules-move-ways = Vorwärts geht es in Richtung 30 und vom Brett, zurück in Richtung 1.
rules-win = Wer als Erstes den letzten eigenen Stein hinausspielt, gewinnt sofort.
rules-sticks = Wirf vier zweiseitige Stäbe und zähle die { $face ->
    [blank] leeren
    [white] weißen
    [whiteflat] flachen weißen
    [flat] flachen
    [curved] gewölbten
    [plain] schlichten
   *[light] hellen
} Seiten, die oben liegen. Liegt keine oben, gilt der Wurf als { $none }.
rules-sequence = Jeder Wurf wird gezogen, bevor der nächste fällt. Nach einer 1, 4 oder { $bonus ->
    [145] 5
   *[146] 6
} wirfst du noch einmal; nach jedem anderen Wurf ist die andere Seite dran.
rules-again-reading = Ein weiterer Wurf steht dir zu, wofür du den Wurf davor auch genutzt hast. Ließ er sich aber gar nicht nutzen, ist die andere Seite dran.
rules-again-any-reading = Ein weiterer Wurf steht dir zu, wofür du den Wurf davor auch genutzt hast, selbst für einen erzwungenen Zug.
rules-one-throw = Wer dran ist, wirft einmal und zieht.
rules-opening-higher-black-reading = Beide werfen; der höhere Wurf bekommt Schwarz, die { -reel(form: "plural") }, und beginnt mit einem neuen Wurf. Gleiche Würfe werden wiederholt.
rules-opening-front = Beide werfen abwechselnd. Wer zuerst eine 1 wirft, ist Schwarz, zieht damit von 10 auf 11 und wirft weiter.
rules-pass = Solange ein Wurf gezogen werden kann, muss er gezogen werden.
rules-pass-decline = Solange ein Wurf gezogen werden kann, muss er gezogen werden, es sei denn, eine Regel hier erlaubt zu verzichten.
rules-pass-none = Lässt sich nichts ziehen, kannst du nur passen, und das Brett sagt dir, warum.
rules-draw-reading = Wechselt der Zug und ließe überhaupt kein Wurf noch eine der Seiten ziehen, endet die Partie unentschieden. Ebenso, wenn 2000 Züge in Folge, Passen mitgezählt, keinen Stein eingesetzt, geschlagen oder hinausgespielt haben.
rules-swap-reading = Was ein Feld bewirkt, bewirkt es nach dem Tausch und an dem Stein, der gezogen hat. Ein getauschter Stein steht einfach da, wo er hinkam.
rules-own-reading = Eigene Steine versperren dir nie den Weg, wie viele es auch sind.
rules-wall-off-reading = Das Brett zu verlassen zählt als Schritt auf 31; eine Mauer auf 28 bis 30 versperrt also auch den Weg hinaus.
rules-water-lowest = Ein Stein, der auf 27 landet, geht zurück auf das niedrigste freie Feld.
rules-score-rows = Der Sieg bringt 1 Punkt für jeden gegnerischen Stein, der noch auf 21 bis 30 steht, 2 für jeden auf 11 bis 20 und 3 für jeden auf 1 bis 10.

## Kendall

rules-k-setup-reading = Der Text könnte auch Weiß auf Feld 1 meinen. Wir stellen Schwarz auf die ungeraden Felder und Weiß auf die geraden, wie es das Programm des Katalogs tut: Dann kann der vorderste weiße Stein den Eröffnungszug um ein Feld machen.
rules-k1 = Wer zuerst eine 1 wirft, spielt Weiß und zieht damit den vordersten weißen Stein.
rules-k1-reading = Ihr werft abwechselnd je einmal. Die 1 zieht sofort von { $from } auf { $to }; und weil eine 1 einen weiteren Wurf bringt, wirft Weiß weiter.
rules-k1-start = Eine Seite zieht erst, wenn sie selbst einmal eine 1 geworfen hat. Für Weiß zählt die 1 der Eröffnung.
rules-k2 = Wer dran ist, macht erst alle Würfe und zieht dann. Eine 1, 4 oder 5 bringt noch einen Wurf. Jeder Wurf wird ganz genutzt.
rules-k2-reading = Du wirfst, bis eine 2 oder eine 3 kommt. Dann ziehst du die Würfe in beliebiger Folge, jeden mit einem beliebigen Stein.
rules-k2-single = Jeder Wurf wird gezogen, bevor der nächste fällt. Eine 1, 4 oder 5 bringt noch einen Wurf, auch wenn sie nicht gezogen werden konnte. Auf 27 bleiben, von dort auf 15 umkehren oder von dort hinausspielen beendet den Zug. So spielt das Programm des Katalogs.
rules-k3 = Landest du auf einem einzelnen gegnerischen Stein, tauschen die beiden die Plätze: Er kommt dorthin, woher deiner kam. Zwei oder mehr Steine einer Seite auf benachbarten Feldern können nicht geschlagen werden.
rules-k3-reading = Das gilt auch gegen Steine, die zurückgehen.
rules-k3-walls = Mauern gibt es nicht: An beliebig vielen Steinen kommt man vorbei.
rules-k4 = Kann ein Wurf einen Stein vorwärtsbringen, muss er es tun. Kann er das nicht, muss er einen zurückbringen, wenn das geht, und tauscht dabei ebenso.
rules-k4-pool = Lässt sich keiner der übrigen Würfe ziehen, ist der Zug zu Ende.
rules-k4-reading = Du wählst, welchen Wurf du als nächsten ziehst. Ob er vorwärtskann, entscheidet sich erst, wenn er an die Reihe kommt.
rules-k5 = Kein Stein auf 1 bis 25 kommt über 26 hinaus, ehe er dort mit genauem Wurf haltgemacht hat. Wird er zurückgeschickt, muss er dort von Neuem haltmachen.
rules-k5-reading = Ein Stein, den ein Tausch auf 26 gebracht hat, gilt als einer, der dort haltgemacht hat.
rules-k5-trap = Ein Wurf, der einen Stein über 26 hinausbrächte, bringt ihn stattdessen auf 27, wenn 27 leer ist. Das ist ein Zug vorwärts wie die anderen.
rules-k6 = Von 26 führt eine 2 auf 28, eine 3 auf 29 und eine 4 auf 30. Eine 5 führt vom Brett.
rules-k6-reading = Eine 1 führt auf 27, als gewöhnlicher Zug vorwärts. Von 26 zurückzugehen ist erlaubt, und Pflicht, wenn der Wurf nicht vorwärtskann.
rules-k7 = Von 28 führt nur eine 3 weiter und von 29 nur eine 2, jeweils vom Brett. Von 30 bringt jeder spätere Wurf den Stein hinaus. Steine auf 28 und 29 ziehen nie zurück.
rules-k7-reading = Der spätere Wurf darf noch im selben Zug fallen. Auch von 30 geht kein Stein je zurück, und auf keinem der drei Felder gibt es einen anderen Zug.
rules-k8 = Wird ein einzelner gegnerischer Stein auf 28, 29 oder 30 von 26 aus geschlagen, kommt er auf 27, nicht auf 26. Solange auf 27 ein Stein steht, gleich welcher Seite, kann auf 28 bis 30 keiner geschlagen werden. Wird ein gegnerischer Stein auf 27 von 26 aus mit einer 1 geschlagen, tauscht er wie sonst auf 26.
rules-k9 = Solange du einen Stein auf 27 hast, zieht keiner deiner anderen, und du hast drei Möglichkeiten. Spiel ihn mit einer 4 hinaus. Oder kehr um: Er geht auf 15, und du setzt einmal aus. Oder lass ihn bleiben und passe.
rules-k9-pool = Hat ihn eine 4 hinausgebracht, werden deine übrigen Würfe wie gewohnt gezogen.
rules-k9-pool-reading = Du wählst, wenn alle Würfe gefallen sind; auch eine 4, die fiel, bevor der Stein ins Wasser geriet, gilt. Umkehren und Bleiben beenden den Zug, und der Rest verfällt. Ein eben hineingefallener Stein darf gleich umkehren, solange noch ein Wurf übrig ist.
rules-k9-reading = Umkehren kannst du nur, wenn 15 leer ist.
rules-k10 = Bist du umgekehrt, setzt du einmal aus. Danach darfst du nur den Stein auf 15 bewegen, bis er von dort fort ist, durch einen eigenen Zug oder durch Tausch: Er geht vorwärts oder, wenn das nicht geht, zurück.
rules-k10-pool = Ist er fort, werden deine übrigen Würfe wie gewohnt gezogen. Bewegt ihn keiner von ihnen, ist der Zug zu Ende.
rules-k10-single = Ein weiterer Wurf steht dir auch dann zu, wenn der Wurf, der ihn brachte, diesen Stein nicht bewegen konnte.
rules-k10-both = Hast du auch noch einen Stein auf 27, darfst du diesen mit einer 4 hinausspielen, den auf 15 ziehen oder bleiben.
rules-k11 = Solange ein Stein auf 27 oder einer, der auf 15 umgekehrt ist, eine Seite festhält, schützen deren Paare nicht. Die Regel für 28 bis 30 bleibt in Kraft.
rules-k12 = Hinausspielen ist nie Pflicht.
rules-k12-reading = Würde jeder Zug vorwärts mit einem Wurf einen Stein hinausspielen, darfst du diesen Wurf verschenken und schuldest dafür keinen Zug zurück. Für einen Stein auf 27 gelten stattdessen die drei Möglichkeiten.
rules-k12-home = Kein Stein wird hinausgespielt, solange einer derselben Seite auf 1 bis 10 steht.
rules-k12-home-reading = So können zwei Seiten einander für immer festhalten. Eine solche Partie endet unentschieden, wie unten beschrieben.
rules-k13 = Die Optionen stehen nicht in dem Text, dem wir folgen; der Katalog führt sie bei Kendalls Heft auf. Alle lassen sich verbinden.

## CEMEA

rules-path-cemea = Das Brett liegt mit der ersten Reihe unten. Es beginnt rechts, und der Weg hinaus ist oben links.
rules-c1 = Ihr werft abwechselnd. Wer zuerst eine 1 wirft, bekommt Schwarz und den ersten Zug.
rules-c1-reading = Diese 1 wird gezogen, mit einem beliebigen schwarzen Stein. Dann wirft Schwarz noch einmal.
rules-c1-high = Beide werfen, und der höhere Wurf hat den ersten Zug.
rules-c1-high-reading = Diese Seite bekommt Schwarz und beginnt mit einem neuen Wurf. Gleiche Würfe werden wiederholt.
rules-c3 = Landest du auf einem einzelnen gegnerischen Stein, tauschen die beiden die Plätze. Ein Paar von Nachbarn ist sicher, doch man kommt an ihm vorbei. Drei oder mehr sind eine Mauer: Die Gegenseite kann sie weder schlagen noch an ihr vorbeiziehen.
rules-c4 = Ein Wurf bringt einen Stein vorwärts, wenn er kann. Kann er es nicht, geht ein beliebiger Stein um ebenso viel zurück.
rules-c4-swap-reading = Auch wer beim Zurückgehen auf einem einzelnen gegnerischen Stein landet, tauscht.
rules-c4-own-reading = Geht selbst das nicht, würde aber ein Zug auf einem eigenen Stein enden, musst du ihn machen. Gegnerische Mauern gelten weiter; deine eigenen Paare und die Sicherheit von 28 bis 30 bewahren den eigenen Stein nicht davor.
rules-c4-own = Der Stein, der dort stand, geht auf Feld 1 oder, falls das besetzt ist, auf das niedrigste freie Feld.
rules-c4-pass = Kann überhaupt nichts ziehen, ist die andere Seite dran, was auch geworfen wurde.
rules-c5 = Ein Stein auf 26 darf mit einer 1 über 27 hinwegspringen.
rules-c5-reading = Er landet auf 28, wenn 28 leer ist. Auf 27 zu ziehen steht ihm ebenfalls frei. Niemand muss auf 26 haltmachen, und niemand ist dort sicher.
rules-c6 = Ein Stein, der auf 27 landet, geht zurück auf 15, wenn 15 leer ist. Wenn nicht, bleibt er, und seine Seite kann gar nichts ziehen, bis sie eine 4 wirft. Die 4 bringt den Stein vom Brett, auch wenn 15 inzwischen frei geworden ist.
rules-c6-reading = Sitzt eine Seite fest, beendet jeder andere Wurf ihren Zug. Die 4 bringt wie immer noch einen Wurf; ebenso der Wurf, mit dem der Stein hineinfiel, wenn es eine 1, 4 oder 6 war. Landet ein gegnerischer Stein auf 27, tauscht er mit dem festsitzenden, sofern den kein Paar schützt; dann ergeht es ihm ebenso.
rules-c7 = Auf 28, 29 und 30 kann niemand angegriffen werden. Ein Stein geht von 28 mit genau 3 hinaus, von 29 mit genau 2 und von 30 mit genau 1.
rules-c7-reading = Kein anderes Feld führt vom Brett, von der 4 auf 27 abgesehen. Kürzere Züge unter den dreien sind gewöhnliche Züge, und Steine dort können zum Zurückgehen gezwungen sein.
rules-c8-die = Ein gewöhnlicher Würfel, 1 bis 6, tritt an die Stelle der Stäbe.
rules-c8-die-reading = Eine 5 bringt keinen weiteren Wurf.
rules-c8-playon = In alter Zeit, vermutet der Artikel, mussten beide ans Ziel kommen, und wer zuerst dort war, half dem anderen.
rules-c8-playon-reading = Die verbliebene Seite wirft allein, bis auch sie am Ziel ist. Wer zuerst ankam, hat gewonnen; die Reihenfolge wird festgehalten.

## Fünf Figuren

rules-f1 = Ihr werft abwechselnd. Wer zuerst eine 1 wirft, hat Schwarz, und mit dieser 1 kann der Stein von 10 auf 11 gehen. Dann wirft Schwarz weiter.
rules-f1-reading = Wir machen diesen Schritt zur Pflicht.
rules-f3 = Ein einzelner gegnerischer Stein kann angegriffen werden: Die beiden tauschen die Plätze. Ein Paar kann nicht angegriffen werden, doch man kommt an ihm vorbei. An dreien oder mehr kommt die Gegenseite nicht einmal vorbei.
rules-f3-reading = Ein Stein ist einzeln, wenn auf keinem Nachbarfeld ein Gefährte steht.
rules-f3-strict = Ein Satz des Faltblatts verlangt mehr: Beide Felder neben dem Stein müssen leer sein. Der Angreifer selbst zählt dabei nicht mit, und Feld 1 hat nur einen Nachbarn.
rules-f4 = Kann kein Stein vorwärts, muss einer zurück. Landet er auf einem einzelnen gegnerischen Stein, tauscht er ebenfalls.
rules-f5-reading = Das Faltblatt sagt, das Spiel sei zu Ende. Wir lesen es als: der Zug. Kann kein Stein ziehen, auch keiner in einer Zuflucht, wird gepasst. Bringt der Wurf einen weiteren, wird der noch geworfen; wenn nicht, ist die andere Seite dran. Dem Buchstaben nach würde von zufällig gespielten Partien jede achte ohne Sieg enden.
rules-f5-blocked = Kann kein Stein ziehen, ist die Partie zu Ende, ohne Sieg.
rules-f6 = Ein Stein, der auf 27 landet, geht zurück auf 15 oder, wenn 15 besetzt ist, auf 1.
rules-f6-reading = Ist auch 1 besetzt, geht er auf das niedrigste freie Feld.
rules-f7 = Auf 26, 28 und 29 kann auch ein einzelner Stein nicht angegriffen werden. Steine dürfen dort bleiben, solange ihre Seite will.
rules-f7-reading = Würde jeder Zug eines Wurfs auf einem dieser Felder beginnen, darfst du passen. Bringt der Wurf einen weiteren, dann auch in diesem Fall.
rules-f8 = Wer 30 erreicht, ist vom Brett; der Wurf darf größer sein als nötig. Kein Stein verlässt das Brett, solange einer derselben Seite auf 1 bis 10 steht.
rules-f8-reading = Auf 30 steht also nie jemand, und ein Zug, der 30 zu früh erreichen würde, ist nicht erlaubt.
rules-f9 = Der Sieg bringt 1 Punkt für jeden gegnerischen Stein, der noch auf 21 bis 30 steht, und 3 für jeden auf 1 bis 20.

## El juego de los faraones

rules-path-faraones = Die erste Reihe läuft von links nach rechts, die zweite von rechts nach links, die dritte von links nach rechts.
rules-path-faraones-reading = Wir legen die erste Reihe nach oben.
rules-p-setup-reading = Die { -cone } von Weiß stehen auf den ungeraden Feldern, die { -reel(form: "plural") } von Schwarz auf den geraden.
rules-p-turn-reading = Kein Wurf bringt einen weiteren: Unser Exemplar sieht keinen vor, doch fehlt darin auch die Wurftabelle.
rules-p-bonus-reading = Die Wurftabelle fehlt in unserem Exemplar. Hier bringt eine 1, 4 oder 6 noch einen Wurf, wie in anderen Regelwerken; jeder wird gezogen, bevor der nächste fällt.
rules-p1 = Landest du genau auf einem ungeschützten gegnerischen Stein, tauschen die beiden die Plätze. Nachbarn einer Seite schützen einander; ein dritter macht sie zur Mauer, verschlossen für die Gegenseite, aber nicht für die eigene.
rules-p1-reading = Auf einem eigenen Stein kannst du nicht landen, an ihm vorbei kannst du.
rules-p2 = Mauern und geschützte Steine können dir jeden Weg nach vorn nehmen. Dann musst du zurück, wenn du kannst.
rules-p2-reading = Wir wenden das an, was auch der Grund ist. Auch beim Zurückgehen wird getauscht. Kann in keiner Richtung etwas ziehen, ist die andere Seite dran.
rules-p3 = Ein Stein, der auf 26 landet, vor den Drei Richtern, geht auf 15, zum Anch. Es ist gleich, woher er kam.
rules-p3-reading = Ist 15 besetzt, geht er auf das niedrigste freie Feld.
rules-p4 = Ein Stein muss auf 27 landen, bei Horus, um überhaupt hinauszukommen.
rules-p4-reading = Kein Zug vorwärts, der auf 1 bis 25 beginnt, führt also an 27 vorbei. Ein Stein, den ein Tausch auf 27 gebracht hat, steht dort wie jeder andere.
rules-p5 = Die letzten Felder sind mit III, II und I bezeichnet. Von jedem führt die eigene Zahl vom Brett und keine andere: eine 3 von 28, eine 2 von 29, eine 1 von 30.
rules-p5-reading = Von 27 führt eine 1, 2 oder 3 auf 28, 29 oder 30; höhere Würfe bewirken nichts. Steine auf 28 bis 30 haben keinen anderen Zug, weder vorwärts noch zurück; einer auf 27 kann zum Zurückgehen gezwungen sein. In der letzten Reihe schützt nichts als ein Paar.

## Schilfstäbe

rules-r1 = Beide werfen, bis die eine Seite eine 1 hat und die andere nicht. Wer die 1 hat, ist Schwarz, zieht von 10 auf 11 und wirft weiter.
rules-r1-reading = Geworfen werden alle vier Stäbe. Den ersten Zug der Partie macht Weiß mit dem Stein auf 9: So sagen es der englische und der spanische Zwilling; im deutschen Text zieht der Stein dagegen auf das neunte Feld. Steht auf 9 kein weißer Stein oder kann er nicht ziehen, tut es jeder andere; nach dem ersten wirklichen Zug von Weiß ist die Pflicht erfüllt.
rules-r2 = Steine gehen nur vorwärts. Kann keiner von deinen ziehen, ist die andere Seite dran.
rules-r2-reading = Eine 2 oder eine 3 wird noch gezogen, bevor die andere Seite drankommt. Ein Wurf, der einen weiteren brächte, ist ebenso verloren, wenn er sich nicht ziehen lässt.
rules-r3 = Du darfst nicht auf einem eigenen Stein landen, nicht auf einem von zwei gegnerischen, die nebeneinander stehen, und nicht auf einem gegnerischen auf 26, 28, 29 oder 30. Landest du auf einem anderen gegnerischen Stein, tauschen die beiden die Plätze. An drei gegnerischen Steinen nebeneinander kommt man nicht vorbei.
rules-r4-water = Ein Stein, der auf 27 landet, geht zurück auf 15.
rules-r4-water-reading = Ist 15 besetzt, geht er auf das niedrigste freie Feld.
rules-r5 = Steine verlassen das Brett erst, wenn alle, die du noch hast, auf 21 bis 30 stehen.
rules-r5-exact = Ein Stein wird mit dem Wurf hinausgespielt, der ihn genau auf 30 bringt.
rules-r5-reading = Ein Stein, der zu früh auf 30 kommt, wartet dort in Sicherheit; sind alle in der letzten Reihe, bringt ihn jeder Wurf hinaus. Darfst du hinausspielen, ist ein Stein vom Brett, sobald er 30 erreicht, wer auch dort steht; Mauern zählen bis 29.
rules-r5-exits = Sie gehen von 28 mit einer 3 hinaus, von 29 mit einer 2 und von 30 mit einer 1.
rules-r5-exits-reading = Sonst führt nichts hinaus, und die Regel von der letzten Reihe gilt wie zuvor. Züge auf 30, auch von 28 oder 29, und von 28 auf 29 sind gewöhnliche Züge.
rules-r6-reading = Der Text gibt 3 Punkte für die dritte Reihe; wir zählen sie vom Ende des Weges her.
rules-r7-beauty = Jeder Stein muss mit genauem Wurf auf 26 haltmachen, bevor er auf die letzten vier Felder geht.
rules-r7-beauty-reading = Kein Zug, der auf 1 bis 25 beginnt, führt also an 26 vorbei, und 26 bleibt eine Zuflucht.
rules-r7-reading = Der Text zählt seine Varianten einzeln auf; bei uns lassen sie sich verbinden.

## Jéquier

rules-j1 = Ein Stein auf seinem Startfeld wartet, bis der Stein gezogen hat, der auf dem nächsten Feld begann. Ein fortgeschickter Stein gilt als gezogen.
rules-j2 = Landest du auf einem einzelnen gegnerischen Stein, geht er zurück auf das niedrigste freie Feld; auch das Feld, das deiner eben verlassen hat, gilt als frei. Paare schützen, und an drei gegnerischen Steinen nebeneinander kommt niemand vorbei.
rules-j2-reading = Auf 26, 28, 29 und 30 kann niemand geschlagen werden. In der Liste des Katalogs steht eine 20, die wir für einen Schreibfehler halten.
rules-j3 = Kann nichts vorwärts, geht ein Stein zurück, aber nur auf ein leeres Feld. Kann nichts ziehen, ist die andere Seite dran.
rules-j5 = Steine verlassen das Brett erst, wenn alle, die du noch hast, auf 21 bis 30 stehen. Wer über 30 hinauszieht, ist vom Brett, genau oder nicht. Auf 30 selbst steht ein Stein wie auf jedem anderen Feld.

## Bell

rules-sticks-die = Wirf einen Würfel mit vier Seiten, 1 bis 4.
rules-b-opening = Beide werfen; der höhere Wurf bekommt Weiß und beginnt mit einem neuen Wurf. Gleiche Würfe werden wiederholt.
rules-b1 = Landest du auf einem gegnerischen Stein, ist er geschlagen: Er scheidet aus dem Spiel aus. Auf einem eigenen Stein kannst du nicht landen. Paare und Mauern gibt es nicht, und Steine gehen nur vorwärts.
rules-b2 = Auf 15, 26, 27, 28 und 29 kann niemand geschlagen werden. Doch ein Stein dort muss vor allen anderen ziehen, sobald ein Wurf ihn bewegen kann.
rules-b3 = Ein Stein verlässt das Brett mit dem Wurf, der ihn genau einen Schritt über 30 hinausbringt. Kann nichts ziehen, ist die andere Seite dran.
rules-b4 = Eine Seite ohne Stein auf dem Brett kommt nicht mehr an die Reihe, und die andere spielt weiter. Ist kein Stein mehr übrig, hat gewonnen, wer mehr hinausgespielt hat; bei gleicher Zahl endet die Partie unentschieden.

## Piccione

rules-i-opening-reading = Beide werfen; der höhere Wurf bekommt Weiß und beginnt. Gleiche Würfe werden wiederholt.
rules-i1 = Mit einer 1 darfst du einen wartenden Stein auf Feld 1 einsetzen, wenn es leer ist; das ist ein Zug wie jeder andere. Er bringt sofort noch einen Wurf. Davon muss der eingesetzte Stein mindestens einen Schritt machen; der Rest darf an andere gehen.
rules-i1-reading = Kann er nicht einmal einen Schritt machen, geht er zurück und wartet, und die andere Seite ist dran.
rules-i2 = Ein Wurf darf in ganzen Schritten auf deine Steine auf dem Brett aufgeteilt werden, bis er verbraucht ist oder sich nichts mehr nutzen lässt. Mit einem Teil eines Wurfs wird kein Stein eingesetzt. Alle Züge eines Wurfs gehen in dieselbe Richtung, vorwärts oder zurück.
rules-i3 = Geschlagen wird nie. Auf einem besetzten Feld kannst du nicht landen, vorbei kommst du an jedem Stein.
rules-i4 = Kann kein Teil eines Wurfs vorwärtsgehen und lässt sich auch kein Stein einsetzen, muss es mit ihm zurückgehen, ebenso aufgeteilt. Kann nichts ziehen, ist die andere Seite dran.
rules-i5 = Eine 5 bringt noch einen Wurf, ebenso ein Zug vorwärts, der auf 15 oder 26 landet. Der weitere Wurf folgt, wenn der jetzige verbraucht ist.
rules-i5-reading = Ein Wurf bringt höchstens einen weiteren, wie viele Gründe es auch gibt.
rules-i6 = 27 nimmt einen Stein vom Brett, wie auch immer er dorthin kam. Er wartet und wird neu eingesetzt.
rules-i7 = Ein Stein verlässt das Brett mit genau den Schritten, die ihn um einen über 30 hinausbringen, aus einem ganzen Wurf oder einem Teil davon. Steine auf 28 bis 30 gehen nie zurück. Das Hinausspielen ist ein Zug vorwärts unter anderen, erzwungen also nur, wenn kein anderer bleibt.

## Heute üblich

rules-m1 = Landest du auf einem einzelnen gegnerischen Stein, tauschen die beiden die Plätze. Paare schützen; drei nebeneinander versperren der Gegenseite den Weg. Auf 15 und auf 26 bis 30 kann niemand geschlagen werden.
rules-m2 = Kann nichts vorwärts, geht ein beliebiger Stein auf 1 bis 25 zurück. Er darf tauschen; was nach vorn schützt oder den Weg versperrt, tut es auch hier. Kann nichts ziehen, ist die andere Seite dran, was auch geworfen wurde.
rules-m3 = Kein Stein auf 1 bis 25 kommt an 26 vorbei. Von 26 führt eine 1 auf 27, eine 2 auf 28, eine 3 auf 29, eine 4 auf 30 und eine 5 vom Brett. Steine auf 26 bis 30 gehen nie zurück.
rules-m4 = Ein Stein, der auf 27 landet, geht zurück auf 15 oder auf das nächste freie Feld davor.
rules-m5 = Ein Stein geht von 28 mit genau 3 hinaus, von 29 mit genau 2 und von 30 mit genau 1. Andere Züge haben diese Felder nicht.

## Skyriuk

rules-s1 = Landest du auf einem gegnerischen Stein, der nicht geschützt ist, tauschen die beiden die Plätze. Auf 15 und auf 26 bis 30 kann niemand geschlagen werden. Schon zwei gegnerische Steine nebeneinander versperren den Weg.
rules-s1-groups = In einer Gruppe benachbarter Steine sind nur die beiden an den Enden geschützt. Die dazwischen können geschlagen werden, und die Gruppe selbst versperrt den Weg zu ihnen nicht. Ein Stein auf 15 oder 26 bis 30 zählt zu seiner Gruppe.
rules-s2 = Ein Stein auf 1 bis 25, den sein Wurf auf 26 oder weiter brächte, macht auf 26 halt, sofern ihm bis dorthin nichts den Weg versperrt. Du wirfst sofort noch einmal, und dieser Wurf gilt diesem Stein: Eine 1 führt auf 27, eine 2 auf 28, eine 3 auf 29, eine 4 auf 30, eine 5 vom Brett. Ist sein Feld von 28 bis 30 besetzt, gleich von welcher Seite, geht der Stein auf 27; ist 27 besetzt, auf 15 oder das nächste freie Feld davor.
rules-s2-bonus = Dieser zweite Wurf bringt nach seinem eigenen Wert noch einen; der, der 26 erreichte, bringt nichts weiter. Ab 26 versperrt nichts mehr den Weg.
rules-s3-reading = Kommt ein Stein auf 27 zu stehen, wirft seine Seite sofort noch einmal, nur für diesen Stein. Eine 1, 2 oder 3 schickt ihn auf 15 oder das nächste freie Feld davor; eine 4 bringt ihn hinaus; bei einer 5 bleibt er, und die andere Seite ist dran. Solange er bleibt, gilt auch der nächste Wurf seiner Seite ihm.
rules-s4 = Ein Stein geht von 28 mit genau 3 hinaus, von 29 mit genau 2 und von 30 mit jedem Wurf. Andere Züge haben diese Felder nicht.
