import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { datePlus } from '@evenshift/contract/days'
import { funnelOf, noEvents, sumOf } from '#server/capabilities/work/activity/rules'
import { daysOf, piecesOf, spanAsked } from '#server/capabilities/work/activity/rules.spans'

const TODAY = '2026-11-21'

describe('a span', () => {
  it('is the last 28 days where none is named, and begins 27 days before its end where only that is', () => {
    expect(spanAsked({}, TODAY)).toEqual({ from: '2026-10-25', to: TODAY })
    expect(spanAsked({ to: '2026-03-01' }, TODAY)).toEqual({ from: '2026-02-02', to: '2026-03-01' })
  })

  it('is three years at most, and not backwards', () => {
    expect(spanAsked({ from: '2023-11-22' }, TODAY)).toEqual({ from: '2023-11-22', to: TODAY })
    expect(spanAsked({ from: '2023-11-21' }, TODAY)).toEqual(['from', 'Choose three years at most'])
    expect(spanAsked({ from: '2026-11-22' }, TODAY)).toEqual(['to', 'The last day comes after the first'])
  })

  it('is made up of whole months and single days, each day once, and of few pieces', () => {
    const day = fc.integer({ min: 0, max: 2000 }).map((days) => datePlus('2024-01-01', days))
    fc.assert(
      fc.property(day, fc.nat(1095), (from, length) => {
        const span = { from, to: datePlus(from, length) }
        const pieces = piecesOf(span)
        expect(pieces.flatMap(daysOf)).toEqual(daysOf(span))
        const single = pieces.filter(({ grain }) => grain === 'job_day').flatMap(daysOf)
        expect(single.length).toBeLessThan(62)
        for (const { grain, from: first, to: last } of pieces)
          if (grain === 'job_month') expect([first.slice(8), datePlus(last, 1).slice(8)]).toEqual(['01', '01'])
      }),
    )
  })
})

it('tells each step as a share of the one before, applications of the views', () => {
  const events = sumOf([
    { ...noEvents, views: 100, saves: 4, applications: 8 },
    { ...noEvents, views: 100, interviews: 2 },
  ])
  expect(funnelOf(events).map(({ step, count, ofPrevious }) => [step, count, ofPrevious])).toEqual([
    ['views', 200, null],
    ['saves', 4, 2],
    ['applications', 8, 4],
    ['interviews', 2, 25],
    ['offers', 0, 0],
    ['hires', 0, null],
  ])
})
