let corpusDiscussion = "TODO"
