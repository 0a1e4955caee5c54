import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockOf, lengthOf, secondsLeft, spokenTime } from '#web/shared/recorder/time-words'

describe('the time of a recording', () => {
  it('reads as a clock', () => expect([0, 38.9, 59.997, 125].map(clockOf)).toEqual(['0:00', '0:38', '1:00', '2:05']))
  it('reads in words', () => {
    expect([1, 45, 60, 90, 121].map(lengthOf)).toEqual(['1 second', '45 seconds', '1 minute', '1 minute 30 seconds', '2 minutes 1 second'])
  })
  it('is spoken at 30 and 10 seconds, and at its end', () => {
    const told = Array.from({ length: 61 }, (_, elapsed) => spokenTime(secondsLeft(elapsed, 60), 60))
    expect([...new Set(told)]).toEqual(['Recording', '30 seconds left', '10 seconds left', 'Time’s up'])
    expect(told.indexOf('30 seconds left')).toBe(30)
    expect(told.indexOf('10 seconds left')).toBe(50)
  })
  it('is said to be up while there is time to finish a sentence, and once more when that is over', () => {
    const told = Array.from({ length: 76 }, (_, elapsed) => spokenTime(secondsLeft(elapsed, 60), 60, secondsLeft(elapsed, 75)))
    expect([...new Set(told)].slice(-2)).toEqual(['Time’s up. Finish your sentence', 'Time’s up'])
    expect(told.indexOf('Time’s up. Finish your sentence')).toBe(60)
    expect(told.indexOf('Time’s up')).toBe(75)
  })
  it('isn’t said to be left where there never was so much', () => expect(spokenTime(8, 10)).toBe('Recording'))
  it('is never spoken more often than it changes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 15, max: 180 }), (most) => {
        const told = Array.from({ length: most * 10 + 1 }, (_, tenth) => spokenTime(secondsLeft(tenth / 10, most), most))
        const changes = told.filter((words, index) => words !== told[index - 1]).length
        expect(changes).toBe(new Set(told).size)
        expect(changes).toBeLessThanOrEqual(4)
      }),
    )
  })
})
