### اللعبة في إطار داخل صفحة أخرى، وكيفية وضعها هناك.

# In a frame a new game takes the place of the one on the board
embed-new-ask = تحل مباراة جديدة محل هذه، ولا يمكن استعادتها.
