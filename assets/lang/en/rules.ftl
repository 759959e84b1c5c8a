rules-heading = Rules
