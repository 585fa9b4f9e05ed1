import { expect, test } from 'vitest'
import { firstGame } from '../src/study/lessons/firstgame'
import { server } from './english'
import { aTable, BABEL } from './tables'

test('the first opponent is the weakest, whoever was played against before', async () => {
  localStorage.setItem('ziggurat.choices.babel', '{"agent":"master","begins":"them","options":{"edition":"hu"}}')
  const asked = server({
    'POST /api/guest': { id: 'g', name: 'Guest 1234', guest: true, scopes: [], csrf: 'c' },
    'GET /api/shelf': { games: [BABEL], agents: ['random'], levels: ['apprentice', 'mason', 'master'] },
    'POST /api/tables': aTable(),
  })
  expect(await firstGame('babel')).toBe('/table/ab12')
  expect(asked.find(({ path }) => path === '/api/tables')!.body).toMatchObject({ seats: ['me', 'apprentice'], options: { edition: 'de', starter: 'seat 0' } })
})
