import { svelte } from '@sveltejs/vite-plugin-svelte'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { licences, oneFontFormat } from './licences'

/** What the rules are played by, outside `web/`, read when the table is built: there is no second copy. */
const toml: Plugin = {
  name: 'toml',
  transform: (text, id) => (id.endsWith('.toml') ? { code: `export default ${JSON.stringify(parse(text))}`, moduleType: 'js', map: null } : null),
}

export default defineConfig(({ mode }) => ({
  plugins: [oneFontFormat, svelte(), toml, licences()],
  // Svelte has one build for browsers and one for servers; components are tested with the first.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/ziggurat/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
}))
