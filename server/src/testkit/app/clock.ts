import type { Clock } from '#server/platform/clock/port'

/** A clock that stands where a test puts it and moves only when told. */
export class TestClock implements Clock {
  #now: Date
  constructor(start: Date) {
    this.#now = start
  }
  now(): Date {
    return new Date(this.#now)
  }
  /** Moves on by so many milliseconds. */
  pass(ms: number): void {
    this.#now = new Date(this.#now.getTime() + ms)
  }
  moveTo(time: Date): void {
    this.#now = time
  }
}

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
