import { describe, expect, it } from 'vitest'
import type { Facts } from '#web/areas/seeker/applications/facts'
import { applicationSteps } from '#web/areas/seeker/applications/application-steps'

const facts = {
  status: 'applied',
  appliedAt: '2026-11-18T10:00:00Z',
  changedAt: '2026-11-18T10:00:00Z',
  firstViewedAt: null,
  replyBy: '2026-11-25T10:00:00Z',
  isLate: false,
  offer: null,
  interview: null,
  pickTimeBy: null,
  meeting: null,
} as const
const read = (steps: ReturnType<typeof applicationSteps>) =>
  steps.map(({ state, label, note }) => [state, label, note].filter(Boolean).join(' '))

describe('the steps of an application', () => {
  it('begin with what was sent', () => {
    expect(read(applicationSteps(facts))).toEqual(['now Sent 18 Nov', 'next Viewed', 'next Reply by 25 Nov'])
  })

  it('move on once someone looked', () => {
    expect(read(applicationSteps({ ...facts, firstViewedAt: '2026-11-20T16:20:00Z' }))).toEqual([
      'done Sent 18 Nov',
      'now Viewed 20 Nov',
      'next Reply by 25 Nov',
    ])
  })

  it('say when a late answer closes the application', () => {
    expect(read(applicationSteps({ ...facts, status: 'in_review', isLate: true }))).toEqual([
      'done Sent 18 Nov',
      'done Viewed',
      'now Due 25 Nov',
      'next Closes 2 Dec',
    ])
  })

  it('ask for a time while a meeting waits for one, late or not', () => {
    const asked = { ...facts, status: 'in_review', firstViewedAt: '2026-11-20T16:20:00Z', pickTimeBy: '2026-11-24T18:00:00Z' } as const
    const steps = ['done Sent 18 Nov', 'done Viewed 20 Nov', 'now Pick a time', 'next Reply by 25 Nov']
    expect(read(applicationSteps(asked))).toEqual(steps)
    expect(read(applicationSteps({ ...asked, isLate: true }))).toEqual(steps)
  })

  it('have the meeting that is agreed, between what was looked at and the reply', () => {
    const meeting = { kind: 'chat', status: 'agreed', at: '2026-11-23T14:00:00Z', outcomeDue: null } as const
    const steps = ['done Sent 18 Nov', 'done Viewed', 'now Face-to-face chat 23 Nov', 'next Reply by 25 Nov']
    expect(read(applicationSteps({ ...facts, status: 'shortlisted', meeting }))).toEqual(steps)
    expect(read(applicationSteps({ ...facts, status: 'shortlisted', meeting: { ...meeting, status: 'cancelled' } }))).not.toEqual(steps)
  })

  it('have a trial that is over for as long as what comes of it is owed', () => {
    const trial = { kind: 'trial', status: 'done', at: '2026-11-23T14:00:00Z', outcomeDue: '2026-11-25T16:00:00Z' } as const
    const status = 'in_review'
    expect(read(applicationSteps({ ...facts, status, meeting: trial }))[2]).toBe('now Trial done 23 Nov')
    expect(read(applicationSteps({ ...facts, status, meeting: { ...trial, outcomeDue: null } }))).not.toContain('now Trial done 23 Nov')
  })

  it('have the reply to an offer and the first day; until when is said with its hour below them', () => {
    const offer = { expiresAt: '2026-12-03T02:47:00Z', startDate: '2027-01-25', shifts: [] } as unknown as Facts['offer']
    expect(read(applicationSteps({ ...facts, status: 'offered', offer }))).toEqual([
      'done Sent 18 Nov',
      'done Viewed',
      'now Reply',
      'next Start 25 Jan',
    ])
  })

  it('are none for one that is over', () => {
    expect(applicationSteps({ ...facts, status: 'withdrawn' })).toEqual([])
  })
})
