// A course as the server tells it; every text is a key of its own words.
import { get } from '../../wire/api'
import type { Offer, Reason } from '../../wire/types'
import type { Frame } from '../replay/frames'

/** Something to be pointed at before the first step. */
export interface Stop {
  text: string
  marks: string[] // places at the table
}

export interface Step {
  id: string
  ask: string
  hint: string
  why: string
  marks: string[]
}

export interface Lesson {
  id: string
  title: string
  intro: string
  rules: string[]
  seat: number // whose eyes the reader has
  tour: Stop[]
  steps: Step[]
}

export interface Course {
  game: string
  title: string
  intro: string
  texts: string // the name of its words
  languages: string[]
  lessons: Lesson[]
}

/** Where a reader stands in a lesson, and what is said to the last action. */
export interface Now {
  lesson: string
  step: Step | null // null when the lesson is done
  number: number // steps that are done
  done: boolean
  taken: number // how many of the actions were right
  verdict: 'begin' | 'right' | 'not-meant' | 'illegal'
  said: string[]
  reasons: Reason[]
  frames: Frame[] // what the last action has brought; the last is the table as it stands
  legal: Offer[]
}

const asked = new Map<string, Promise<Course>>()

/** The course of a game, asked for once. */
export function courseOf(game: string): Promise<Course> {
  if (!asked.has(game)) {
    const course = get<Course>(`/api/lessons/${encodeURIComponent(game)}`)
    asked.set(game, course)
    course.catch(() => asked.delete(game))
  }
  return asked.get(game)!
}
