"""7 Wonders, by Antoine Bauza, with the Tower of Babel and the Great Projects: the rules as code."""
