import type { Input } from '@evenshift/contract/call'
import type { employerMeetings } from '@evenshift/contract/employer/meetings'
import type { seekerMeetings } from '@evenshift/contract/seeker/applications/meetings'
import { TEST_START } from '#server/testkit/app/app'
import { DAY, HOUR } from '#server/testkit/app/clock'
import { openMarket } from '#server/testkit/people/market'
import type { Person } from '#server/testkit/people/people'

export type Proposal = Input<typeof employerMeetings.proposeMeeting>['body']
type EmployersMove = Input<typeof employerMeetings.moveMeeting>['body']
type SeekersMove = Input<typeof seekerMeetings.answerMeeting>['body']

const place = '71 Brudenell Road, LS6'
export const chat = (...times: string[]): Proposal => ({ kind: 'chat', times, minutes: 30, place })
export const trial = (...times: string[]): Proposal => ({ kind: 'trial', times, minutes: 120, place, pay: 13.5, askFor: 'Rosa Marin' })

/** A market with a job, and what both sides of an application for it do about a meeting. */
export async function openMeetings() {
  const market = await openMarket()
  const { t, fresh, employer } = market
  const shared = await market.publish({ vacancies: 9 })

  /** A new application, and what both sides do about its meeting. Tokens are renewed when the clock has moved on. */
  async function arranged(seeker?: Person, jobId = shared) {
    const sent = await market.applied(jobId, seeker)
    const id = sent.application._id
    const ofEmployer = () => fresh('employer', employer)
    const ofSeeker = () => fresh('jobseeker', sent.seeker)
    return {
      id,
      seeker: sent.seeker,
      propose: async (body: Proposal) => t.employer('proposeMeeting', { params: { id }, body }, await ofEmployer()),
      /** That must succeed. */
      async proposed(body: Proposal) {
        const answer = await this.propose(body)
        if (answer.status !== 201) throw new Error(`the meeting was refused: ${JSON.stringify(answer.error)}`)
        return answer.body
      },
      asEmployer: async (meetingId: string, body: EmployersMove) =>
        t.employer('moveMeeting', { params: { id, meetingId }, body }, await ofEmployer()),
      asSeeker: async (meetingId: string, body: SeekersMove) =>
        t.seeker('answerMeeting', { params: { id: meetingId }, body }, await ofSeeker()),
      own: async () => (await t.seeker('openApplication', { params: { id } }, await ofSeeker())).body,
      theirs: async () => (await t.employer('openApplication', { params: { id } }, await ofEmployer())).body,
      home: async () => (await t.seeker('home', { query: {} }, await ofSeeker())).body.meetings,
      listed: async () => (await t.employer('meetings', {}, await ofEmployer())).body.filter(({ applicationId }) => applicationId === id),
      /** The types of what each was told about it since this was asked before. */
      async told() {
        const seekers = (await t.seeker('notifications', { query: { limit: 50 } }, await ofSeeker())).body.data
        const employers = (await t.employer('notifications', { query: { limit: 50 } }, await ofEmployer())).body.data
        const types = (rows: readonly { type: string; link: string | null }[]) =>
          rows.flatMap(({ type, link }) => (link?.endsWith(id) && /meeting|trial/.test(type) ? [type] : [])).toReversed()
        return { seeker: types(seekers), employer: types(employers) }
      },
    }
  }

  return {
    market,
    arranged,
    jobId: shared,
    /** The clock stands where the market opened, so that everybody is still signed in. */
    begin: () => t.clock.moveTo(TEST_START),
    /** A time so many days from now, at the full hour. */
    inDays: (days: number): string => new Date(Math.ceil((t.clock.now().getTime() + days * DAY) / HOUR) * HOUR).toISOString(),
  }
}
export type Meetings = Awaited<ReturnType<typeof openMeetings>>
