import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApplicationStatus, applicationStatuses } from '@evenshift/contract/states/application'
import { allowedFrom } from '@evenshift/contract/states/application-moves'
import { type Market, openMarket, rightToWork, terms } from '#server/capabilities/applications/market.rig'
import type { Person } from '#server/testkit/people'

let market: Market
let seeker: Person
let id: string
beforeAll(async () => {
  market = await openMarket()
  const sent = await market.applied(await market.publish({ vacancies: 500 }))
  seeker = sent.seeker
  id = sent.application._id
  await market.place(id, 'interview_invited')
})
afterAll(() => market.t.close())

const employersBodies = {
  interview_invited: (version: number) => ({ status: 'interview_invited' as const, version, interview: market.invite() }),
  in_review: (version: number) => ({ status: 'in_review' as const, version }),
  shortlisted: (version: number) => ({ status: 'shortlisted' as const, version }),
  offered: (version: number) => ({ status: 'offered' as const, version, offer: terms }),
  offer_rescinded: (version: number) => ({ status: 'offer_rescinded' as const, version, reason: 'The shop closes.' }),
  hired: (version: number) => ({ status: 'hired' as const, version, rightToWork }),
  rejected: (version: number) => ({ status: 'rejected' as const, version, reason: 'travel' as const }),
}
const seekersCalls = {
  offer_accepted: (version: number) =>
    market.t.seeker('answerOffer', { body: { applicationId: id, version, action: 'accept' } }, seeker.token),
  offer_declined: (version: number) =>
    market.t.seeker('answerOffer', { body: { applicationId: id, version, action: 'decline', reason: 'pay' } }, seeker.token),
  interview_submitted: () => market.t.seeker('submitInterview', { body: { applicationId: id, answers: market.answers() } }, seeker.token),
  withdrawn: () => market.t.seeker('withdrawApplication', { params: { id }, query: {} }, seeker.token),
}

async function expectMoved(before: number, history: number, to: ApplicationStatus, by: string): Promise<void> {
  const row = await market.rowOf(id)
  expect([row.status, row.version]).toEqual([to, before + 1])
  const rows = await market.historyOf(id)
  expect(rows.length).toBe(history + 1)
  expect(rows.at(-1)).toEqual([to, by])
}

describe('the employer’s moves', () => {
  for (const from of applicationStatuses) {
    for (const [to, bodyOf] of Object.entries(employersBodies) as [keyof typeof employersBodies, (version: number) => never][]) {
      const isAllowed = allowedFrom(from, 'employer').includes(to) && from !== 'withdrawn'
      it(`${from} ${isAllowed ? '→' : 'never →'} ${to}`, async () => {
        const before = await market.place(id, from)
        const history = (await market.historyOf(id)).length
        const { status, body, error } = await market.move(id, bodyOf(before.version))
        if (!isAllowed) {
          if (from === 'withdrawn') expect(status).toBe(404)
          else {
            expect([status, error.code]).toEqual([409, 'INVALID_TRANSITION'])
            expect(error.details).toEqual({ status: from, allowed: allowedFrom(from, 'employer') })
          }
          expect(await market.rowOf(id)).toEqual(before)
          expect((await market.historyOf(id)).length).toBe(history)
        } else if (to === 'rejected') {
          expect(body).toMatchObject({ status: from, version: before.version + 1, pendingRejection: { reason: 'travel' } })
          expect((await market.historyOf(id)).length).toBe(history)
        } else {
          expect(status).toBe(200)
          await expectMoved(before.version, history, to, 'employer')
        }
      })
    }
  }
})

describe('the seeker’s moves', () => {
  for (const from of applicationStatuses) {
    for (const to of Object.keys(seekersCalls) as (keyof typeof seekersCalls)[]) {
      const isAllowed = allowedFrom(from, 'seeker').includes(to)
      it(`${from} ${isAllowed ? '→' : 'never →'} ${to}`, async () => {
        const before = await market.place(id, from)
        const history = (await market.historyOf(id)).length
        const { status, error } = await seekersCalls[to](before.version)
        if (isAllowed) {
          expect(status).toBe(to === 'withdrawn' ? 204 : 200)
          await expectMoved(before.version, history, to, 'seeker')
        } else {
          const isExpired = from === 'offer_expired' && to.startsWith('offer_')
          expect([status, error.code]).toEqual([409, isExpired ? 'OFFER_EXPIRED' : 'INVALID_TRANSITION'])
          expect(await market.rowOf(id)).toEqual(before)
          expect((await market.historyOf(id)).length).toBe(history)
        }
      })
    }
  }
})

it('refuses a move of a version that is no longer the present one, and tells how it stands', async () => {
  const before = await market.place(id, 'applied')
  const { status, error } = await market.move(id, { status: 'shortlisted', version: before.version - 1 })
  expect([status, error.code, error.details]).toEqual([409, 'STALE', { status: 'applied', version: before.version }])
  expect(await market.rowOf(id)).toEqual(before)
})
