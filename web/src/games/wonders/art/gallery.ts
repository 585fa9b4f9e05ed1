// `npm run dev`, then /src/games/wonders/art/gallery.html: `?only=cards&theme=dark` shows a part of it.
import { mount } from 'svelte'
import '../../../fonts'
import '../../../theme.css'
import Gallery from './Gallery.svelte'

const asked = new URLSearchParams(location.search)
document.documentElement.dataset.theme = asked.get('theme') ?? 'light'
mount(Gallery, { target: document.getElementById('gallery')!, props: { only: asked.get('only') ?? '' } })
