import type { LiveEvent } from '@evenshift/contract/model/event'
import { employerBase } from '@evenshift/contract/employer/service'
import { seekerBase } from '@evenshift/contract/seeker/service'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { MINUTE } from '#server/testkit/app/clock'
import { type OpenStream, openStream } from '#server/testkit/app/live'
import { migrationsFolder, testDatabase } from '#server/testkit/database/databases'
import { newMember } from '#server/testkit/people/callers'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, decideOn, newPendingEmployer, newSeeker, signIn } from '#server/testkit/people/people'

let t: TestApp
let employer: Member
let reviewer: Member
const open: OpenStream[] = []
beforeAll(async () => {
  t = await testApp()
  employer = await newHiringEmployer(t)
  reviewer = await newMember(t, employer.employerId, 'reviewer')
})
afterAll(async () => {
  for (const stream of open) stream.close()
  await t.close()
})

async function listen(base: string, token: string, lastEventId?: string): Promise<OpenStream> {
  const stream = await openStream(t, base, token, lastEventId)
  open.push(stream)
  return stream
}
/** A stream that begins anew, after what it begins with. */
async function listenAnew(base: string, token: string) {
  const stream = await listen(base, token)
  return { stream, first: await stream.next() }
}
/** Takes events until there were these, in any order; answers all that came. */
async function heard(stream: OpenStream, ...kinds: LiveEvent['event'][]): Promise<LiveEvent[]> {
  const came: LiveEvent[] = []
  while (!kinds.every((kind) => came.some(({ event }) => event === kind))) {
    const event = await stream.next()
    if (event === undefined) throw new Error(`the stream ended after ${JSON.stringify(came)}`)
    came.push(event)
  }
  return came
}
type DataOf<K extends LiveEvent['event']> = Extract<LiveEvent, { event: K }>['data']
const only = <K extends LiveEvent['event']>(events: readonly LiveEvent[], kind: K): DataOf<K>[] =>
  events.filter(({ event }) => event === kind).map(({ data }) => data as DataOf<K>)

describe('a stream', () => {
  it('is server-sent events that no one keeps or gathers, and begins with how much is unread', async () => {
    const { stream, first } = await listenAnew(seekerBase, (await newSeeker(t)).token)
    expect(stream.headers.get('content-type')).toBe('text/event-stream')
    expect([stream.headers.get('cache-control'), stream.headers.get('content-encoding')]).toEqual(['no-store', null])
    expect(first).toMatchObject({ event: 'unread', data: { unread: 0, isAnew: true } })
  })

  it('tells both sides of an application’s moves, and no one else', async () => {
    const [seeker, another] = [await newSeeker(t), await newSeeker(t)]
    const otherCompany = await newHiringEmployer(t)
    const jobId = await publishJob(t, employer)
    const streams = [
      await listenAnew(seekerBase, seeker.token),
      await listenAnew(employerBase, employer.token),
      await listenAnew(employerBase, reviewer.token),
    ]
    const outside = [await listenAnew(seekerBase, another.token), await listenAnew(employerBase, otherCompany.token)]
    const { _id } = (await t.seeker('applyForJob', { body: { jobId } }, seeker.token)).body
    for (const { stream } of streams) {
      const events = await heard(stream, 'application', 'notification', 'unread')
      expect(only(events, 'application')).toEqual([{ _id, jobId, status: 'applied', version: 1 }])
    }
    const move = { status: 'shortlisted', version: 1 } as const
    await t.employer('moveApplicants', { query: { applicationId: _id }, body: move }, employer.token)
    for (const { stream } of streams)
      expect(only(await heard(stream, 'application'), 'application')).toEqual([{ _id, jobId, status: 'shortlisted', version: 2 }])

    for (const id of [another.userId, otherCompany.employerId]) await decideOn(t, 'suspend', id, 'For a test.')
    for (const { stream } of outside) expect(await stream.next()).toMatchObject({ event: 'profile', data: { status: 'Suspended' } })
  })

  it('tells the whole company of a rejection that waits and of its undo, and its seeker of neither', async () => {
    const seeker = await newSeeker(t)
    const { _id } = (await t.seeker('applyForJob', { body: { jobId: await publishJob(t, employer) } }, seeker.token)).body
    const [{ stream: own }, { stream }] = [await listenAnew(seekerBase, seeker.token), await listenAnew(employerBase, reviewer.token)]
    const move = async (body: Parameters<typeof t.employer<'moveApplicants'>>[1]['body']) => {
      await t.employer('moveApplicants', { query: { applicationId: _id }, body }, employer.token)
      return only(await heard(stream, 'application'), 'application')
    }
    expect(await move({ status: 'rejected', version: 1, reason: 'travel' })).toMatchObject([{ _id, status: 'applied', version: 2 }])
    expect(await move({ undo: true, version: 2 })).toMatchObject([{ _id, status: 'applied', version: 3 }])
    await move({ status: 'in_review', version: 3 })
    expect(only(await heard(own, 'application'), 'application')).toMatchObject([{ _id, status: 'in_review', version: 4 }])
  })

  it('tells everyone in a company of a job’s moves', async () => {
    const { stream } = await listenAnew(employerBase, reviewer.token)
    const jobId = await publishJob(t, employer)
    const { version } = (await t.employer('jobDetails', { params: { id: jobId } }, employer.token)).body
    await t.employer('changeJobStatus', { query: { jobId }, body: { status: 'paused', version } }, employer.token)
    const statuses: string[] = []
    while (!statuses.includes('paused'))
      statuses.push(...only(await heard(stream, 'job'), 'job').map(({ _id, status }) => (_id === jobId ? status : 'another job')))
    expect(statuses).toEqual(['draft', 'live', 'paused'])
  })

  it('tells whoever waits for it what staff decided, and how much is unread after reading and deleting', async () => {
    const company = await newPendingEmployer(t)
    const { stream } = await listenAnew(employerBase, company.token)
    await decideOn(t, 'approve', company.employerId)
    const events = await heard(stream, 'profile', 'notification', 'unread')
    expect(only(events, 'profile')).toEqual([{ status: 'Approved' }])
    expect(only(events, 'notification')).toMatchObject([{ type: 'verification_result' }])
    const { unread } = (await t.employer('notifications', { query: {} }, company.token)).body
    expect(only(events, 'unread').at(-1)).toEqual({ unread, isAnew: false })
    await t.employer('readNotifications', { body: {} }, company.token)
    expect(only(await heard(stream, 'unread'), 'unread')).toEqual([{ unread: 0, isAnew: false }])
    await t.employer('deleteNotifications', { query: {} }, company.token)
    expect(only(await heard(stream, 'unread'), 'unread')).toEqual([{ unread: 0, isAnew: false }])
  })

  it('goes on after the last event that came, without missing what happened in between', async () => {
    const seeker = await newSeeker(t)
    const { stream, first } = await listenAnew(seekerBase, seeker.token)
    stream.close()
    const jobId = await publishJob(t, employer)
    const { _id } = (await t.seeker('applyForJob', { body: { jobId } }, seeker.token)).body
    const events = await heard(await listen(seekerBase, seeker.token, first?.id), 'application', 'notification', 'unread')
    expect(only(events, 'application')).toMatchObject([{ _id }])
    expect(only(events, 'unread')).toEqual([{ unread: 1, isAnew: false }])
    const last = events.at(-1)?.id ?? ''
    await t.seeker('deleteNotifications', { query: {} }, seeker.token)
    expect(only(await heard(await listen(seekerBase, seeker.token, last), 'unread'), 'unread').at(-1)).toEqual({ unread: 0, isAnew: false })
  })

  it('begins anew after a place that isn’t kept, and is refused after what is no place', async () => {
    const { token } = await newSeeker(t)
    const old = await listen(seekerBase, token, uuidv7({ msecs: Date.now() - 61 * MINUTE }))
    expect(await old.next()).toMatchObject({ event: 'unread', data: { isAnew: true } })
    for (const malformed of ['7', 'not-an-id']) {
      const answer = await t.seeker('events', {}, token, { 'last-event-id': malformed })
      expect([answer.status, answer.error.code, answer.error.errors?.[0]?.path]).toEqual([400, 'INVALID_INPUT', 'Last-Event-ID'])
    }
  })

  it('outlasts its token and ends with its session: signed out, everywhere, or erased', async () => {
    const seeker = await newSeeker(t)
    const { stream } = await listenAnew(seekerBase, seeker.token)
    t.clock.pass(16 * MINUTE)
    const elsewhere = await signIn(t, 'jobseeker', seeker.email)
    const { stream: other } = await listenAnew(seekerBase, elsewhere)
    await t.seeker('readNotifications', { body: {} }, elsewhere)
    await t.identity.jobseeker('signOutEverywhere', {}, elsewhere)
    await Promise.all([stream.ended(), other.ended()])
    const again = await signIn(t, 'jobseeker', seeker.email)
    const { stream: last } = await listenAnew(seekerBase, again)
    await t.parts.identity.pool('jobseeker').erase(seeker.userId)
    await last.ended()
  })

  it('of one person is one of ten: one more ends the oldest', async () => {
    const { token } = await newSeeker(t)
    const { stream: oldest } = await listenAnew(seekerBase, token)
    for (let more = 0; more < 10; more += 1) await listenAnew(seekerBase, token)
    await oldest.ended()
  })
})

it('the stop of a server ends its streams', async () => {
  const own = await testApp()
  const stream = await openStream(own, seekerBase, (await newSeeker(own)).token)
  await stream.next()
  const ended = stream.ended()
  await own.close()
  await ended
})

// The embedded database has no second process.
it.runIf(process.env['TEST_DATABASE_URL'])(
  'what one server does, a stream of another on the same database tells, and its end ends it',
  async () => {
    const place = await testDatabase('postgres')
    const migrated = async () => {
      const database = await place.open()
      await database.migrate(migrationsFolder)
      return { database, close: () => database.close() }
    }
    const [one, other] = [await testApp({ migrated }), await testApp({ migrated })]
    const seeker = await newSeeker(one)
    const stream = await openStream(other, seekerBase, seeker.token)
    await stream.next()
    await decideOn(one, 'suspend', seeker.userId, 'For a test.')
    expect(await stream.next()).toMatchObject({ event: 'profile', data: { status: 'Suspended' } })
    await one.identity.jobseeker('signOutEverywhere', {}, seeker.token)
    await stream.ended()
    await one.close()
    await other.close()
    await place.remove()
  },
)
