import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeReasons, stillReviewing } from '@evenshift/contract/states/job/job'
import { type ApplicationStatus, applicationStatuses } from '@evenshift/contract/states/application/application'
import { type ApplicationCondition, mayReject, movesFrom } from '@evenshift/contract/states/application/application-moves'
import { onJobEnded, runApplicationClock } from '#server/capabilities/work/hiring/public'
import { type States, openStates } from '#server/testkit/people/states'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import { DAY, HOUR } from '#server/testkit/app/clock'

/** Every status against every time that can be over and every end of a job: what the table gives the clock happens, and nothing else. */
let states: States
beforeAll(async () => {
  states = await openStates()
})
afterAll(() => states.market.t.close())

const clocksMove = (from: ApplicationStatus, condition: ApplicationCondition): ApplicationStatus | null =>
  movesFrom(from, 'clock').find(({ needs }) => needs.includes(condition))?.to ?? null

/** What each condition of time reads, set to the last instant at which it holds, or a moment short of it. */
const dues = {
  deadline_passed: (now, short) => ({ interviewDeadline: new Date(now + short) }),
  expiry_passed: (now, short) => ({ offerExpiresAt: new Date(now + short) }),
  sixty_days_after_start: (_now, short) => ({ startDate: short > 0 ? '2026-09-22' : '2026-09-21' }),
  rejection_sent_an_hour_ago: (now, short) => ({ pendingAt: new Date(now + short - HOUR), pendingReason: 'travel' as const }),
  seven_days_after_reply_by: (now, short) => ({
    replyBy: new Date(now + short - 7 * DAY),
    reminders: 2,
    remindedAt: new Date(now - 2 * DAY),
  }),
} satisfies Partial<Record<ApplicationCondition, (now: number, short: number) => Partial<ApplicationRow>>>
type Due = keyof typeof dues
/** As an application stands that waits for nothing. */
const restful = { replyBy: null, reminders: 2, isStartAsked: true, isInterviewReminded: true, isOfferReminded: true } as const

const strike = () => runApplicationClock(states.market.t.parts, states.market.t.clock.now())
const seenBySeeker = async (): Promise<ApplicationStatus> => {
  const { market, id, seeker } = states
  return (await market.t.seeker('openApplication', { params: { id } }, seeker.token)).body.status
}

async function expectMoved(before: ApplicationRow, to: ApplicationStatus, move: () => Promise<void>): Promise<void> {
  const { market, id } = states
  const history = await market.historyOf(id)
  await move()
  expect(await market.rowOf(id)).toMatchObject({ status: to, version: before.version + 1, pendingAt: null })
  expect(await market.historyOf(id)).toEqual([...history, [to, 'clock']])
  expect(await seenBySeeker()).toBe(to)
  const digests = await states.digests()
  await move()
  expect(await states.digests()).toEqual(digests)
}
async function expectUnmoved(move: () => Promise<void>): Promise<void> {
  const digests = await states.digests()
  await move()
  expect(await states.digests()).toEqual(digests)
}

/** A rejection waits only where one can be sent: no call leads to any other row. */
const placesOf = (due: Due): readonly ApplicationStatus[] =>
  due === 'rejection_sent_an_hour_ago' ? applicationStatuses.filter(mayReject) : applicationStatuses
const cases = (Object.keys(dues) as Due[]).flatMap((due) => placesOf(due).map((from) => [due, from] as const))

describe('the clock', () => {
  it.each(cases)('%s, %s', async (due, from) => {
    const now = states.market.t.clock.now().getTime()
    await states.place(from, { ...restful, ...dues[due](now, 1) })
    await expectUnmoved(strike)
    const before = await states.place(from, { ...restful, ...dues[due](now, 0) })
    const to = clocksMove(from, due)
    if (to === null) return expectUnmoved(strike)
    expect(await seenBySeeker()).toBe(from)
    return expectMoved(before, to, strike)
  })
})

describe.each([...closeReasons, 'removed'] as const)('a job that ends: %s', (end) => {
  const ends: readonly string[] = ['removed', 'employer_left']
  const keeps: readonly string[] = stillReviewing

  it.each(applicationStatuses)('%s', async (from) => {
    const { market, jobId } = states
    const { parts, clock } = market.t
    const before = await states.place(from, restful)
    const endJob = () => parts.db.transaction((tx) => onJobEnded({ tx, queue: parts.queue, now: clock.now() }, jobId, end))
    const isEnded = keeps.includes(end)
      ? null
      : (clocksMove(from, 'job_ended') ?? (ends.includes(end) ? clocksMove(from, 'job_removed_or_employer_gone') : null))
    return isEnded === null ? expectUnmoved(endJob) : expectMoved(before, isEnded, endJob)
  })
})
