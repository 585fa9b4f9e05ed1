import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const TITLE = 'The table in the browser contains these works of others, each under its own licence.'
const HOUSE = 'The full text of the Apache License 2.0 is the LICENSE of Ziggurat itself.'
const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/@]+)\//

/** The folder of the npm package that a file belongs to; null for a file of our own. */
export function packageOf(file: string): string | null {
  return PACKAGE.exec(resolve(file.split('?')[0]!))?.[1] ?? null
}

/** What is to be said of one package: its name, version, licence, and the licence's own words where it brings them. */
export function notice(folder: string): string {
  const { name, version, license, homepage } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!license) throw new Error(`${name} names no licence; say in web/licences.ts what it is, or do without it`)
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  if (!file && license !== 'Apache-2.0') throw new Error(`${name} (${license}) brings no text of its licence`)
  const words = file ? readFileSync(join(folder, file), 'utf8').trim() : HOUSE
  return [`${name} ${version}`, homepage, `Licence: ${license}`, '', words].filter((line) => line !== undefined).join('\n')
}

/** Writes `licences.txt` beside the table: one notice for each package of which something is in the build. */
export function licences(): Plugin {
  return {
    name: 'licences',
    generateBundle(_, bundle) {
      const files = [...this.getModuleIds()].filter((id) => !id.startsWith('\0'))
      for (const part of Object.values(bundle)) {
        if (part.type === 'asset') files.push(...part.originalFileNames.map((name) => resolve(dirname(import.meta.filename), name)))
      }
      const folders = new Set(files.map(packageOf).filter((folder) => folder !== null))
      const notices = [...folders].filter((folder) => existsSync(join(folder, 'package.json'))).sort().map(notice)
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: [TITLE, ...notices].join(`\n\n${'-'.repeat(80)}\n`) + '\n' })
    },
  }
}

/** Fonts in one format: every browser that runs the table reads woff2. */
export const oneFontFormat: Plugin = {
  name: 'one-font-format',
  enforce: 'pre',
  transform: (text, id) =>
    id.split('?')[0]!.endsWith('.css') ? { code: text.replace(/,\s*url\([^)]*\.woff\)\s*format\('woff'\)/g, ''), map: null } : null,
}
