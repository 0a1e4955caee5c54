import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { tell } from '#server/capabilities/ground/notices/public'
import { sendPush } from '#server/capabilities/ground/push/public'
import { TOKENS_MOST } from '#server/capabilities/ground/push/rules'
import { TEST_START, type TestApp } from '#server/testkit/app/app'
import { pushingApp } from '#server/testkit/app/push'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { PASSWORD, type Person, newSeeker, signIn } from '#server/testkit/people/people'

let t: TestApp
let rig: Awaited<ReturnType<typeof pushingApp>>['service']
let close: () => Promise<void>
beforeAll(async () => {
  ;({ t, service: rig, close } = await pushingApp())
})
afterAll(() => close())
beforeEach(() => t.clock.moveTo(TEST_START))

const register = ({ token }: Person, webToken: string, more: { isAsked?: boolean } = {}, headers = {}) =>
  t.seeker('registerPushToken', { body: { webToken, ...more } }, token, headers)
const devices = async ({ token }: Person) => (await t.seeker('pushDevices', {}, token)).body
const turnOff = ({ token }: Person, id = '') => t.seeker('turnOffDevice', { params: { id } }, token)
const about = { title: 'Someone’s name', body: 'Someone’s words', link: '/applications', letter: null }
const told = ({ userId: personId, email }: Person, kind: 'application_in_review' | 'job_alert' = 'application_in_review') =>
  tell({ tx: t.parts.db, queue: t.parts.queue, now: t.clock.now() }, [{ kind, to: [{ personId, email }], about }])
interface Waiting {
  readonly data: Parameters<typeof sendPush>[1]
  readonly start_after: Date
}
const waitingOf = async ({ userId }: Person) => {
  const asked = "select data, start_after from pgboss.job where name = 'push.send' and data->>'personId' = $1 order by created_on, id"
  return (await t.database.sql.query(asked, [userId])).rows as unknown as Waiting[]
}
/** What waits for a person, done as the queue does it. */
const send = async (person: Person) => {
  for (const { data } of await waitingOf(person)) await sendPush(t.parts, data)
}
const receivedBy = (token: string) => rig.received.filter((one) => one.token === token).map(({ message }) => message)

describe('a device that was registered', () => {
  it('is told by the queue what its person is told, in words that a locked screen may show', async () => {
    const employer = await newHiringEmployer(t)
    const jobId = await publishJob(t, employer)
    const seeker = await newSeeker(t, { firstName: 'Zuleikha' })
    const [theirs, mine] = [rig.device(), rig.device()]
    expect((await t.employer('registerPushToken', { body: { webToken: theirs.token } }, employer.token)).status).toBe(204)
    expect((await register(seeker, mine.token)).status).toBe(204)
    const { _id } = (await t.seeker('applyForJob', { body: { jobId } }, seeker.token)).body
    const [notification] = (await t.employer('notifications', { query: {} }, employer.token)).body.data
    const came = rig.until(1)
    await t.parts.queue.start()
    await came
    const words = { title: 'You’ve got a new applicant', body: 'Open the application to read it.' }
    expect(rig.received.map(({ token, message }) => ({ token, message }))).toEqual([
      { token: theirs.token, message: { id: notification?._id, ...words, link: `/applicants/${jobId}/${_id}` } },
    ])
    await t.parts.queue.stop(1_000)
  })

  it('isn’t told what isn’t pushed, nor is anyone without a device', async () => {
    const [seeker, without] = [await newSeeker(t), await newSeeker(t)]
    await register(seeker, rig.device().token)
    await told(seeker, 'job_alert')
    await told(without)
    expect([await waitingOf(seeker), await waitingOf(without)]).toEqual([[], []])
  })

  it('is forgotten once its push service knows it no more; the others go on', async () => {
    const [seeker, dead, alive] = [await newSeeker(t), rig.device(), rig.device()]
    for (const { token } of [dead, alive]) await register(seeker, token)
    dead.answers = 410
    await told(seeker)
    await send(seeker)
    dead.answers = 201
    await send(seeker)
    expect([receivedBy(dead.token).length, receivedBy(alive.token).length]).toEqual([0, 2])
  })

  it('that can’t be reached now is tried again, and others that had the message can tell it is the same', async () => {
    const [seeker, slow, quick] = [await newSeeker(t), rig.device(), rig.device()]
    for (const { token } of [slow, quick]) await register(seeker, token)
    await told(seeker)
    slow.answers = 503
    await expect(send(seeker)).rejects.toThrow('503')
    slow.answers = 201
    await send(seeker)
    const [again] = receivedBy(slow.token)
    expect(receivedBy(quick.token)).toEqual([again, again])
  })

  it('is of one person at a time: whoever registered it last', async () => {
    const [before, after, { token }] = [await newSeeker(t), await newSeeker(t), rig.device()]
    for (const person of [before, after]) await register(person, token)
    await told(before)
    expect(await waitingOf(before)).toEqual([])
    await told(after)
    await send(after)
    expect(receivedBy(token)).toHaveLength(1)
  })

  it('makes room for newer ones where a person has too many', async () => {
    const seeker = await newSeeker(t)
    const devices = Array.from({ length: TOKENS_MOST + 2 }, () => rig.device())
    for (const { token } of devices) {
      t.clock.pass(1000)
      await register(seeker, token)
    }
    await told(seeker)
    await send(seeker)
    expect(devices.map(({ token }) => receivedBy(token).length)).toEqual([0, 0, ...Array.from({ length: TOKENS_MOST }, () => 1)])
  })

  it('goes with the account, and what waits for it too', async () => {
    const [seeker, { token }] = [await newSeeker(t), rig.device()]
    await register(seeker, token)
    await told(seeker)
    const [kept] = await waitingOf(seeker)
    expect((await t.seeker('eraseAccount', { body: { password: PASSWORD } }, seeker.token)).status).toBe(204)
    expect(await waitingOf(seeker)).toEqual([])
    await sendPush(t.parts, kept?.data ?? { personId: uuidv7(), notificationId: uuidv7(), type: 'job_alert', link: null })
    expect(receivedBy(token)).toEqual([])
  })
})

describe('in the quiet hours', () => {
  it('a message waits for the morning, also one whose try comes late', async () => {
    const [seeker, { token }] = [await newSeeker(t), rig.device()]
    await register(seeker, token)
    t.clock.moveTo(new Date('2040-01-06T21:30:00Z'))
    await told(seeker)
    const [waiting] = await waitingOf(seeker)
    expect(waiting?.start_after).toEqual(new Date('2040-01-07T08:00:00Z'))
    await send(seeker)
    expect(receivedBy(token)).toEqual([])
    expect((await waitingOf(seeker)).map(({ start_after: at }) => at)).toEqual([waiting?.start_after, waiting?.start_after])
    t.clock.moveTo(new Date('2040-01-07T08:00:00Z'))
    if (waiting) await sendPush(t.parts, waiting.data)
    expect(receivedBy(token)).toHaveLength(1)
  })
})

describe('the devices of a person', () => {
  const android = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/143.0.0.0 Mobile Safari/537.36' }

  it('are listed to them alone, by what they call themselves, the last used first, with the one that asks', async () => {
    const [seeker, another, first, last] = [await newSeeker(t), await newSeeker(t), rig.device(), rig.device()]
    await register({ ...seeker, token: await signIn(t, 'jobseeker', seeker.email) }, first.token, {}, android)
    t.clock.pass(1000)
    await register(seeker, last.token)
    const lastUsedAt = t.clock.now().toISOString()
    expect(await devices(seeker)).toMatchObject([
      { label: '', lastUsedAt, isThis: true },
      { label: 'Chrome on Android', isThis: false },
    ])
    expect(await devices(another)).toEqual([])
  })

  it('are turned off one by one, and stay off when the browser renews what it registered, until their person asks for push there', async () => {
    const [seeker, another, { token }] = [await newSeeker(t), await newSeeker(t), rig.device()]
    await register(seeker, token)
    const [device] = await devices(seeker)
    expect([(await turnOff(another, device?._id)).status, (await turnOff(seeker, uuidv7())).status]).toEqual([404, 404])
    expect((await turnOff(seeker, device?._id)).status).toBe(204)
    expect((await turnOff(seeker, device?._id)).status).toBe(404)
    await register(seeker, token)
    await told(seeker)
    expect([await devices(seeker), await waitingOf(seeker)]).toEqual([[], []])
    await register(seeker, token, { isAsked: true })
    await told(seeker)
    await send(seeker)
    expect([(await devices(seeker)).length, receivedBy(token).length]).toEqual([1, 1])
  })

  it('that one person turned off are on for the next who signs in there', async () => {
    const [before, after, { token }] = [await newSeeker(t), await newSeeker(t), rig.device()]
    await register(before, token)
    await turnOff(before, (await devices(before))[0]?._id)
    await register(after, token)
    expect((await devices(after)).length).toBe(1)
  })

  it('get nothing of what waited when they were turned off', async () => {
    const [seeker, { token }] = [await newSeeker(t), rig.device()]
    await register(seeker, token)
    await told(seeker)
    await turnOff(seeker, (await devices(seeker))[0]?._id)
    await send(seeker)
    expect(receivedBy(token)).toEqual([])
  })
})

describe('own quiet hours', () => {
  const choose = async (seeker: Person, from: number, until: number) =>
    t.seeker('setQuietHours', { body: { from, until } }, await signIn(t, 'jobseeker', seeker.email))

  it('are everyone’s until someone wants more, and hold back what they’re told from then on, also what is tried late', async () => {
    const [seeker, { token }] = [await newSeeker(t), rig.device()]
    await register(seeker, token)
    expect((await t.seeker('quietHours', {}, seeker.token)).body).toEqual({ from: 21, until: 8 })
    t.clock.moveTo(new Date('2040-01-06T18:30:00Z'))
    await told(seeker)
    expect((await choose(seeker, 18, 10)).body).toEqual({ from: 18, until: 10 })
    await send(seeker)
    expect(receivedBy(token)).toEqual([])
    await told(seeker)
    const waiting = await waitingOf(seeker)
    expect(waiting.slice(1).map(({ start_after: at }) => at)).toEqual([new Date('2040-01-07T10:00:00Z'), new Date('2040-01-07T10:00:00Z')])
  })

  it('are never fewer than everyone’s, and leave an hour a day', async () => {
    const seeker = await newSeeker(t)
    for (const [from, until] of [
      [22, 8],
      [21, 7],
      [12, 8],
      [21, 13],
    ] as const)
      expect((await choose(seeker, from, until)).status).toBe(400)
    expect((await choose(seeker, 13, 12)).status).toBe(200)
  })
})

it('a device of a service inside our own network is refused at its field', async () => {
  const seeker = await newSeeker(t)
  const given = JSON.parse(rig.device().token) as object
  for (const endpoint of ['https://127.0.0.1/x', 'https://localhost/x', 'http://push.evenshift-tests.org/x']) {
    const answer = await register(seeker, JSON.stringify({ ...given, endpoint }))
    expect(answer.status).toBe(400)
    expect(answer.error.errors).toEqual([{ path: 'webToken', message: 'The push service must be an https address on the open internet' }])
  }
  expect((await register(seeker, 'x')).error.errors).toEqual([{ path: 'webToken', message: 'This isn’t a browser’s push subscription' }])
})

it('the browser is told the key that its subscription is made with', async () => {
  const { push } = (await t.app.inject('/config.json')).json<{ push: unknown }>()
  expect(push).toEqual(rig.push.entrance)
})
