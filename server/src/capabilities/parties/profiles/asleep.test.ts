import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eraseFilesAsleep } from '#server/capabilities/parties/profiles/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { DAY } from '#server/testkit/app/clock'
import { bioVideo, cv, photo } from '#server/testkit/people/files'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Person, newSeeker, signIn } from '#server/testkit/people/people'
import { placeReady } from '#server/testkit/people/uploads'

let t: TestApp
let ann: Person
beforeAll(async () => {
  t = await testApp()
})
beforeEach(async () => {
  ann = await newSeeker(t)
})
afterAll(() => t.close())

/** The clock strikes in two processes at once, and once more: nobody may be told twice. */
async function strike(): Promise<void> {
  await Promise.all([eraseFilesAsleep(t.parts, t.clock.now()), eraseFilesAsleep(t.parts, t.clock.now())])
  await eraseFilesAsleep(t.parts, t.clock.now())
}
/** How many mails said that files will be erased, and which files of theirs are kept. */
async function seen() {
  const mails = await t.database.sql.query(
    `select data from pgboss.job where name = 'mail.send' and data->>'to' = $1 and data->>'subject' like '%delete your video and documents%'`,
    [ann.email],
  )
  const kept = await t.database.sql.query(`select purpose from files where owner_id = $1 and state = 'kept' order by 1`, [ann.userId])
  return { told: mails.rows.length, kept: kept.rows.map(({ purpose }) => purpose) }
}
const ready = async (file: Parameters<typeof placeReady>[2]) => placeReady(t, ann, file)
async function fill(): Promise<string> {
  await t.seeker(
    'changeProfile',
    { body: { avatar: await ready(await photo()), bioVideo: { key: await ready(await bioVideo()) } } },
    ann.token,
  )
  return (await t.seeker('addDocument', { body: { key: await ready(cv()), kind: 'cv' } }, ann.token)).body._id
}
const comeBack = async () => t.seeker('profileDetails', {}, await signIn(t, 'jobseeker', ann.email))
const all = ['avatar', 'biovideo', 'document']

it('after eleven months away a mail tells that files will be erased, and a month later bio video and documents are', async () => {
  await fill()
  t.clock.pass(335 * DAY - 1)
  await strike()
  expect(await seen()).toEqual({ told: 0, kept: all })
  t.clock.pass(1)
  await strike()
  expect(await seen()).toEqual({ told: 1, kept: all })
  t.clock.pass(30 * DAY - 1)
  await strike()
  expect(await seen()).toEqual({ told: 1, kept: all })
  t.clock.pass(1)
  await strike()
  expect(await seen()).toEqual({ told: 1, kept: ['avatar'] })
  expect((await comeBack()).body.userProfile[0]).toMatchObject({ bioVideo: null, documents: [], firstName: 'Amira' })
})

it('whoever comes back in time keeps everything, and is told again before it is ever erased', async () => {
  await fill()
  t.clock.pass(335 * DAY)
  await strike()
  t.clock.pass(29 * DAY)
  await comeBack()
  t.clock.pass(30 * DAY)
  await strike()
  expect(await seen()).toEqual({ told: 1, kept: all })
  t.clock.pass(305 * DAY)
  await strike()
  expect(await seen()).toEqual({ told: 2, kept: all })
})

it('a clock that stood still gives notice first, and no one without files is told anything', async () => {
  t.clock.pass(500 * DAY)
  await strike()
  expect((await seen()).told).toBe(0)
  await comeBack()
  ann = { ...ann, token: await signIn(t, 'jobseeker', ann.email) }
  await fill()
  t.clock.pass(800 * DAY)
  await strike()
  expect(await seen()).toEqual({ told: 1, kept: all })
})

it('what an application brought stays with it', async () => {
  const document = await fill()
  const day = (days: number) => new Date(t.clock.now().getTime() + days * DAY).toISOString().slice(0, 10)
  const jobId = await publishJob(t, await newHiringEmployer(t), { closingDate: day(20), startDate: day(30) })
  expect((await t.seeker('applyForJob', { body: { jobId, documents: [document] } }, ann.token)).status).toBe(201)
  t.clock.pass(335 * DAY)
  await strike()
  t.clock.pass(30 * DAY)
  await strike()
  expect((await seen()).kept).toEqual(['avatar', 'document'])
})
