import { type Market, terms } from '#server/testkit/people/market'
import { type Person, newSeeker } from '#server/testkit/people/people'

/** The Friday, the Saturday for two and the Sunday of such a job. */
export const week = [
  { day: 6, start: '15:00', end: '19:00', people: 1 },
  { day: 7, start: '09:00', end: '13:00', people: 2 },
  { day: 1, start: '10:00', end: '14:00', people: 1 },
]

/** Jobs of a market's employer that take people shift by shift, who applies for which, and what becomes of them. */
export function weekends(market: Market) {
  return {
    /** A job that takes one shift a person, with the ids of its Friday, Saturday and Sunday. */
    async weekend(shifts = week, shiftsNeeded = 1) {
      const jobId = await market.publish({ vacancies: 4, shifts, shiftsNeeded })
      const job = (await market.t.employer('jobDetails', { params: { id: jobId } }, (await market.freshEmployer()).token)).body
      const [friday = '', saturday = '', sunday = ''] = job.shifts.map(({ _id }) => _id)
      return { jobId, shifts: job.shifts, friday, saturday, sunday }
    },
    async appliedFor(jobId: string, shifts: string[]) {
      const seeker = await newSeeker(market.t)
      const { status, body, error } = await market.t.seeker('applyForJob', { body: { jobId, shifts } }, seeker.token)
      if (status !== 201) throw new Error(`the application was refused: ${JSON.stringify(error)}`)
      return { seeker, id: body._id }
    },
    offer: (id: string, more: object = {}) => market.move(id, { status: 'offered', version: 1, offer: { ...terms, ...more } }),
    accept: (id: string, version: number, { token }: Person) =>
      market.t.seeker('answerOffer', { body: { applicationId: id, version, action: 'accept' } }, token),
    coverOf: async (jobId: string) => (await market.t.employer('cover', { params: { id: jobId } }, market.employer.token)).body,
  }
}
