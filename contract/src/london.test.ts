import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dayEnd, londonDay, londonHour } from '#contract/london'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

describe('the day in London', () => {
  it('ends at midnight there, in winter and in summer', () => {
    expect(londonDay(new Date('2026-11-23T23:59:59.999Z'))).toBe('2026-11-23')
    expect(londonDay(new Date('2026-11-24T00:00:00Z'))).toBe('2026-11-24')
    expect(londonDay(new Date('2026-07-01T22:59:59.999Z'))).toBe('2026-07-01')
    expect(londonDay(new Date('2026-07-01T23:00:00Z'))).toBe('2026-07-02')
  })

  it('is UTC’s own or, under summer time, that of an hour later, whatever was asked before', () => {
    const day = (time: number) => new Date(time).toISOString().slice(0, 10)
    fc.assert(
      fc.property(fc.date({ min: new Date('1996-01-01'), max: new Date('2099-01-01'), noInvalidDate: true }), (instant) => {
        const time = instant.getTime()
        expect([day(time), day(time + 3_600_000)]).toContain(londonDay(instant))
      }),
    )
  })

  it('needs no promise about how a formatter writes its text', async () => {
    const Plain = Intl.DateTimeFormat
    class Otherwise extends Plain {
      // As ICU 72 answers where others give 2026-11-23.
      override format = () => '11/23/2026'
    }
    vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: Otherwise })
    vi.resetModules()
    const { londonDay: otherwise } = await import('#contract/london')
    expect(otherwise(new Date('2026-11-23T12:00:00Z'))).toBe('2026-11-23')
  })
})

describe('the hour in London', () => {
  it('counts from 0 at midnight', () => {
    expect(londonHour(new Date('2026-11-23T00:30:00Z'))).toBe(0)
    expect(londonHour(new Date('2026-07-01T11:59:00Z'))).toBe(12)
  })
})

describe('the end of a day in London', () => {
  it('is its last minute, in winter, in summer and on the days on which the clocks change', () => {
    const days = ['2026-12-03', '2026-07-01', '2026-03-29', '2026-10-25']
    expect(days.map((day) => dayEnd(day).toISOString())).toEqual([
      '2026-12-03T23:59:00.000Z',
      '2026-07-01T22:59:00.000Z',
      '2026-03-29T22:59:00.000Z',
      '2026-10-25T23:59:00.000Z',
    ])
  })
})
