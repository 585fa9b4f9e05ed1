import { beforeEach, describe, expect, test } from 'vitest'
import { actionsIn, after, begun, countDone, finished, isFresh, minutes, next, read, write, type Progress } from '../src/study/lessons/progress'

const LESSONS = [{ id: 'aim' }, { id: 'travel' }, { id: 'settle' }]
const NOTHING: Progress = { done: [], at: null }

describe('what is kept', () => {
  beforeEach(() => localStorage.clear())

  test('is read as it was written', () => {
    const progress = begun(finished(NOTHING, 'aim'), 'travel', ['tS'])
    write('babel', progress)
    expect(read('babel')).toEqual(progress)
    expect(read('another')).toEqual(NOTHING)
  })

  test.each(['', '{', '3', 'null', '[]', '{"done":3}', '{"done":[3],"at":3}', '{"at":{"lesson":"aim"}}', '{"at":{"lesson":3,"actions":[]}}'])(
    'is nothing where it makes no sense: %s',
    (kept) => {
      localStorage.setItem('ziggurat.lessons.babel', kept)
      expect(read('babel')).toEqual(NOTHING)
    },
  )

  test('keeps what still makes sense', () => {
    localStorage.setItem('ziggurat.lessons.babel', '{"done":["aim"],"at":{"lesson":"travel","actions":[7]},"more":1}')
    expect(read('babel')).toEqual({ done: ['aim'], at: null })
  })
})

describe('a way through a course', () => {
  test('begins with the first lesson and goes on with the first that is not done', () => {
    expect(next(LESSONS, NOTHING)?.id).toBe('aim')
    expect(next(LESSONS, finished(NOTHING, 'aim'))?.id).toBe('travel')
    expect(next(LESSONS, finished(NOTHING, 'travel'))?.id).toBe('aim')
  })

  test('goes on where it was left', () => {
    const progress = begun(finished(NOTHING, 'aim'), 'settle', ['sP'])
    expect(next(LESSONS, progress)?.id).toBe('settle')
    expect(actionsIn(progress, 'settle')).toEqual(['sP'])
    expect(actionsIn(progress, 'travel')).toEqual([])
  })

  test('goes on with a finished lesson that was begun again', () => {
    expect(next(LESSONS, begun(finished(NOTHING, 'aim'), 'aim', ['bo']))?.id).toBe('aim')
  })

  test('does not stumble over a lesson that is gone', () => {
    const progress: Progress = { done: ['aim', 'gone'], at: { lesson: 'gone', actions: [] } }
    expect(next(LESSONS, progress)?.id).toBe('travel')
    expect(countDone(LESSONS, progress)).toBe(1)
  })

  test('ends when everything is done', () => {
    const all = LESSONS.reduce((progress, { id }) => finished(progress, id), NOTHING)
    expect(next(LESSONS, all)).toBeNull()
    expect(countDone(LESSONS, all)).toBe(3)
  })

  test('counts a lesson once and forgets where in it one was', () => {
    const twice = finished(begun(finished(NOTHING, 'aim'), 'aim', ['bo']), 'aim')
    expect(twice).toEqual({ done: ['aim'], at: null })
  })

  test('leads from lesson to lesson', () => {
    expect(after(LESSONS, 'aim')?.id).toBe('travel')
    expect(after(LESSONS, 'settle')).toBeNull()
  })

  test('is fresh until something is done', () => {
    expect(isFresh(NOTHING)).toBe(true)
    expect(isFresh(begun(NOTHING, 'aim', []))).toBe(false)
    expect(isFresh(finished(NOTHING, 'aim'))).toBe(false)
  })

  test('takes longer the more there is to read and to do', () => {
    expect(minutes(1200, 0)).toBe(1)
    expect(minutes(0, 15)).toBe(2)
    expect(minutes(600, 3)).toBeCloseTo(0.9)
  })
})
