import { expect, test } from 'vitest'
import { opponentFrom } from '../src/study/lessons/firstgame'

test('the first opponent is the weakest that knows what it wants', () => {
  expect(opponentFrom(['greedy', 'random'])).toMatch(/^greedy:/)
  expect(opponentFrom(['random', 'search'])).toBe('search')
})

test('where there is nobody else, anybody will do', () => {
  expect(opponentFrom(['random'])).toBe('random')
})
