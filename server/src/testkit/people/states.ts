import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { type Market, openMarket, rightToWork, terms } from '#server/testkit/people/market'
import { type ApplicationRow, rightToWorkChecks } from '#server/capabilities/work/hiring/tables'
import { newMember } from '#server/testkit/people/callers'
import type { CallResult } from '#server/testkit/app/calls'
import { newHiringEmployer } from '#server/testkit/people/jobs'
import { newSeeker } from '#server/testkit/people/people'
import { tableDigests } from '#server/testkit/app/rows'

/** What somebody may ask for with one application; `to` is null where nothing moves. */
export interface Action {
  readonly name: string
  readonly to: ApplicationStatus | null
  send(version: number, token?: string): Promise<Pick<CallResult<unknown>, 'status' | 'error'>>
}

function employersActions(market: Market, id: string): Action[] {
  const asked = (name: string, to: ApplicationStatus | null, bodyOf: (version: number) => Parameters<Market['move']>[1]): Action => ({
    name,
    to,
    send: (version, token) => market.t.employer('moveApplicants', { query: { applicationId: id }, body: bodyOf(version) }, token),
  })
  return [
    asked('in_review', 'in_review', (version) => ({ status: 'in_review', version })),
    asked('shortlisted', 'shortlisted', (version) => ({ status: 'shortlisted', version })),
    asked('interview_invited', 'interview_invited', (version) => ({ status: 'interview_invited', version, interview: market.invite() })),
    asked('offered', 'offered', (version) => ({ status: 'offered', version, offer: terms })),
    asked('offer_rescinded', 'offer_rescinded', (version) => ({ status: 'offer_rescinded', version, reason: 'The shop closes.' })),
    asked('hired', 'hired', (version) => ({ status: 'hired', version, rightToWork })),
    asked('rejected', 'rejected', (version) => ({ status: 'rejected', version, reason: 'travel' })),
    asked('undo', null, (version) => ({ undo: true, version })),
  ]
}

function seekersActions({ t, answers }: Market, id: string): Action[] {
  const answer = (action: 'accept' | 'decline') => (version: number, token?: string) =>
    t.seeker('answerOffer', { body: { applicationId: id, version, action } }, token)
  const ask = { applicationId: id, action: 'ask', question: 'Is there a uniform?' } as const
  return [
    { name: 'offer_accepted', to: 'offer_accepted', send: answer('accept') },
    { name: 'offer_declined', to: 'offer_declined', send: answer('decline') },
    { name: 'ask', to: null, send: (version, token) => t.seeker('answerOffer', { body: { ...ask, version } }, token) },
    {
      name: 'interview_submitted',
      to: 'interview_submitted',
      send: (_version, token) => t.seeker('submitInterview', { body: { applicationId: id, answers: answers() } }, token),
    },
    {
      name: 'withdrawn',
      to: 'withdrawn',
      send: (_version, token) => t.seeker('withdrawApplication', { params: { id }, query: {} }, token),
    },
  ]
}

/** One application that is put into every state, everybody who may ask something of it, and what can be asked. */
export async function openStates() {
  const market = await openMarket()
  const { t, employer } = market
  const jobId = await market.publish({ vacancies: 500 })
  const { seeker, application } = await market.applied(jobId)
  const id = application._id
  await market.place(id, 'interview_invited')
  const manager = await newMember(t, employer.employerId, 'manager')
  const reviewer = await newMember(t, employer.employerId, 'reviewer')
  return {
    market,
    id,
    jobId,
    seeker,
    owner: employer,
    manager,
    reviewer,
    anotherEmployer: await newHiringEmployer(t),
    anotherSeeker: await newSeeker(t),
    employersActions: employersActions(market, id),
    seekersActions: seekersActions(market, id),
    digests: () => tableDigests(t),
    async place(status: ApplicationStatus, more: Partial<ApplicationRow> = {}): Promise<ApplicationRow> {
      await t.parts.db.delete(rightToWorkChecks)
      return market.place(id, status, more)
    },
  }
}
export type States = Awaited<ReturnType<typeof openStates>>
