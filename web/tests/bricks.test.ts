import { expect, test } from 'vitest'
import { bricks } from '../src/study/lessons/bricks'

const rows = (count: number) => bricks(count).filter(({ place }) => place === 0).map(({ width }) => width)

test('fifteen lessons are a whole ziggurat', () => {
  expect(rows(15)).toEqual([5, 4, 3, 2, 1])
})

test.each([0, 1, 2, 4, 7, 16, 21])('every lesson has its brick: %i', (count) => {
  const laid = bricks(count)
  expect(laid).toHaveLength(count)
  for (const { row, place, width } of laid) {
    expect(place).toBeLessThan(width)
    expect(laid.filter((one) => one.row === row)).toHaveLength(width)
  }
})

test.each([2, 5, 8, 11, 14])('no row is longer than the one below: %i', (count) => {
  const lengths = rows(count)
  expect(lengths).toEqual([...lengths].sort((a, b) => b - a))
})
