import { mount } from 'svelte'
import App from './App.svelte'
import './fonts'
import './theme.css'
import { words } from './words/words.svelte'

document.documentElement.lang = words.language
await words.need('house')
mount(App, { target: document.getElementById('app')! })
