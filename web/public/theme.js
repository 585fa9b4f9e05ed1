// Before the first paint, so that nobody is dazzled: the theme that was chosen here, if one was.
const theme = localStorage.getItem('ziggurat.theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
