import type { Input } from '@evenshift/contract/call'
import type { employerJobs } from '@evenshift/contract/employer/jobs'
import { closeJob } from '#server/testkit/people/jobs'
import type { JobTerms, Market } from '#server/testkit/people/market'
import { type Person, newSeeker, signIn } from '#server/testkit/people/people'

export const saturday = { day: 7, start: '09:00', end: '13:00' }
export const sunday = { day: 1, start: '10:00', end: '14:00' }
export const twoDays = { shifts: [saturday, sunday], hoursPerWeek: 8 }
export const mornings = { start: '07:00', end: '14:00' }
export const afternoons = { start: '12:30', end: '19:00' }
export const moved = { start: '13:00', end: '17:00' }

export type Edit = Omit<Input<typeof employerJobs.changeJob>['body'], 'version'>

/** Jobs of a market's employer that change, and what each side reads of it. */
export function changes(market: Market) {
  const live: string[] = []
  /** A new seeker in the job's own city who is free at this time of every day. */
  async function freeAt(slot: { start: string; end: string }): Promise<Person> {
    const seeker = await newSeeker(market.t)
    const times = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: true, slots: [slot] }))
    await market.t.seeker('setAvailability', { body: { times, busy: [] } }, seeker.token)
    return seeker
  }

  async function jobOf(id: string) {
    const { token } = await market.freshEmployer()
    return (await market.t.employer('jobDetails', { params: { id } }, token)).body
  }
  async function change(id: string, edit: Edit, version?: number) {
    const { token } = await market.freshEmployer()
    const body = { ...edit, version: version ?? (await jobOf(id)).version }
    return market.t.employer('changeJob', { params: { id }, body }, token)
  }
  async function changed(id: string, edit: Edit) {
    const { status, body, error } = await change(id, edit)
    if (status !== 200) throw new Error(`the change was refused: ${JSON.stringify(error)}`)
    return body
  }
  async function preview(id: string, edit: Omit<Edit, 'message'>) {
    const { token } = await market.freshEmployer()
    return market.t.employer('previewChange', { params: { id }, body: { ...edit, version: (await jobOf(id)).version } }, token)
  }
  const openFor = async (id: string) =>
    (await market.t.employer('openApplication', { params: { id } }, (await market.freshEmployer()).token)).body
  const openOwn = async (id: string, { email }: Person) =>
    (await market.t.seeker('openApplication', { params: { id } }, await signIn(market.t, 'jobseeker', email))).body
  const toldOf = async ({ email }: Person) =>
    (await market.t.seeker('notifications', { query: { limit: 50 } }, await signIn(market.t, 'jobseeker', email))).body.data.filter(
      ({ type }) => type === 'job_changed',
    )
  const changesAtHome = async ({ email }: Person) =>
    (await market.t.seeker('home', { query: {} }, await signIn(market.t, 'jobseeker', email))).body.changes
  const changeInList = async (id: string, { email }: Person) =>
    (await market.t.seeker('liveApplications', { query: {} }, await signIn(market.t, 'jobseeker', email))).body.data.find(
      ({ _id }) => _id === id,
    )?.changeAsked
  const confirm = async (id: string, changeId: string, { email }: Person) =>
    market.t.seeker('confirmChange', { params: { id }, body: { changeId } }, await signIn(market.t, 'jobseeker', email))
  /** A job of two mornings and one application of somebody who is free then. */
  async function oneApplied(more: JobTerms = twoDays, known?: Person) {
    const jobId = await market.publish(more, await market.freshEmployer())
    live.push(jobId)
    const { seeker, application } = await market.applied(jobId, known ?? (await freeAt(mornings)))
    const job = await jobOf(jobId)
    const [first, second] = job.shifts
    if (first === undefined || second === undefined) throw new Error('the job has no two shifts')
    return { jobId, seeker, id: application._id, first, second }
  }

  return {
    freeAt,
    jobOf,
    change,
    changed,
    preview,
    openFor,
    openOwn,
    toldOf,
    changesAtHome,
    changeInList,
    confirm,
    oneApplied,
    /** Closes the jobs that were made, since a plan has room for 25. */
    async closeAll() {
      const employer = await market.freshEmployer()
      for (const id of live.splice(0)) await closeJob(market.t, employer, id)
    },
  }
}
