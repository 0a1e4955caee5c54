import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ApplicationStatus, applicationStatuses } from '@evenshift/contract/states/application'
import { eraseFilesOf, fileLinks } from '#server/capabilities/uploads/public'
import { type TestApp, testApp } from '#server/testkit/app'
import { placeApplication } from '#server/testkit/applications'
import { newMember, removeMember } from '#server/testkit/callers'
import { DAY, MINUTE } from '#server/testkit/clock'
import { bioVideo, cv, photo } from '#server/testkit/files'
import { newHiringEmployer, publishJob } from '#server/testkit/jobs'
import { type Member, type Person, decideOn, newPendingEmployer, newSeeker, placeStanding } from '#server/testkit/people'
import { uploadFile } from '#server/testkit/uploads'

/** Who may see which file of a seeker: everybody who could ask × bio video, document, photo × every state of the application. */

type What = 'photo' | 'video' | 'chosen' | 'unchosen'
const whats: readonly What[] = ['photo', 'video', 'chosen', 'unchosen']

let t: TestApp
let seeker: Person
let employer: Member
let applicationId: string
let fileIds: Record<What, string>

const idOfLink = (url: string | null | undefined): string => {
  const pass = Buffer.from(url?.split('/').at(-1) ?? '', 'base64url')
    .subarray(5, 21)
    .toString('hex')
  return pass.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
/** An approved seeker with a picture, a bio video and two documents. */
async function newFilledSeeker(): Promise<Person & { files: Record<What, string> }> {
  const person = await newSeeker(t)
  const sent = [await photo(), await bioVideo(), cv(), cv()]
  const [avatar = '', key = '', chosen = '', unchosen = ''] = await Promise.all(sent.map((file) => uploadFile(t, person, file)))
  const { body } = await t.seeker('changeProfile', { body: { avatar, bioVideo: { key } } }, person.token)
  const add = async (document: string) => (await t.seeker('addDocument', { body: { key: document, kind: 'cv' } }, person.token)).body._id
  const files = {
    photo: idOfLink(body.avatar),
    video: idOfLink(body.bioVideo?.url),
    chosen: await add(chosen),
    unchosen: await add(unchosen),
  }
  return { ...person, files }
}
async function applyWith(person: Person, jobId: string, files: Record<What, string>): Promise<string> {
  const answer = await t.seeker('applyForJob', { body: { jobId, documents: [files.chosen], shareBioVideo: true } }, person.token)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.error))
  return answer.body._id
}

beforeAll(async () => {
  t = await testApp()
  const { files, ...person } = await newFilledSeeker()
  ;[seeker, fileIds] = [person, files]
  employer = await newHiringEmployer(t)
  applicationId = await applyWith(seeker, await publishJob(t, employer), fileIds)
}, 120_000)
afterAll(() => t.close())
beforeEach(() => place('applied'))

const place = (status: ApplicationStatus, more = {}) => placeApplication(t, applicationId, status, more)
const viewerOf = (person: Person | Member) => ({
  pool: 'employerId' in person ? ('employer' as const) : ('jobseeker' as const),
  userId: person.userId,
})
const linksOf = (person: Person | Member, ids = fileIds) => fileLinks(t.parts.db, Object.values(ids), viewerOf(person), t.clock.now())
const open = async (url: string | undefined) => (await t.app.inject({ method: 'GET', url: url ?? '' })).statusCode

/** What a link opens, and what the call that gives links answers; the two never differ. */
async function sees(person: Person | Member, ids = fileIds): Promise<What[]> {
  const links = await linksOf(person, ids)
  const seen: What[] = []
  for (const what of whats) {
    const call = ('employerId' in person ? t.employer : t.seeker) as typeof t.seeker
    const asked = (await call('openFile', { params: { id: ids[what] } }, person.token)).status
    const opened = await open(links.get(ids[what])?.url)
    expect({ what, opened }).toEqual({ what, opened: asked })
    if (opened === 200) seen.push(what)
    else expect(opened).toBe(404)
  }
  return seen
}
const shared: readonly What[] = ['photo', 'video', 'chosen']

describe('a seeker’s files', () => {
  it.each(applicationStatuses)(
    'are seen by the employer as they were sent while the application is %s, and no longer once withdrawn',
    async (status) => {
      await place(status)
      expect(await sees(employer)).toEqual(status === 'withdrawn' ? [] : shared)
      expect(await sees(seeker)).toEqual(whats)
    },
  )

  it('are seen by every member of the company, and by nobody of another', async () => {
    expect(await sees(await newMember(t, employer.employerId, 'reviewer'))).toEqual(shared)
    expect(await sees(await newHiringEmployer(t))).toEqual([])
    expect(await sees(await newPendingEmployer(t))).toEqual([])
    expect(await sees(await newSeeker(t))).toEqual([])
  })

  it('show no picture to whom the name is not shown', async () => {
    await place('in_review', { isNameShown: false })
    expect(await sees(employer)).toEqual(['video', 'chosen'])
  })

  it('are seen by a company while it is checked again, but not while it waits for its first check, is rejected or suspended', async () => {
    const standing = async (status: Parameters<typeof placeStanding>[2]) => {
      await placeStanding(t, employer.employerId, status)
      return (await Promise.all(Object.values(fileIds).map(async (id) => open((await linksOf(employer)).get(id)?.url)))).filter(
        (code) => code === 200,
      )
    }
    expect(await standing('Pending')).toHaveLength(3)
    for (const status of ['Rejected', 'Suspended'] as const) expect(await standing(status)).toEqual([])
    await placeStanding(t, employer.employerId, 'Approved')
  })

  it('are out of the employer’s sight nine months after the end, never while it goes on', async () => {
    const monthsAgo = new Date(t.clock.now().getTime() - 280 * DAY)
    await place('rejected', { since: monthsAgo })
    expect(await sees(employer)).toEqual([])
    await place('shortlisted', { since: monthsAgo })
    expect(await sees(employer)).toEqual(shared)
  })
})

describe('a link given out before', () => {
  const dies = async (how: () => Promise<unknown>, links = linksOf(employer)) => {
    const urls = [...(await links).values()].map(({ url }) => url)
    expect(await Promise.all(urls.map(open))).toContain(200)
    await how()
    expect(await Promise.all(urls.map(open))).toEqual(urls.map(() => 404))
  }
  it('dies when the application is withdrawn', () =>
    dies(() => t.seeker('withdrawApplication', { params: { id: applicationId }, query: {} }, seeker.token)))
  it('dies when the seeker is suspended', async () => {
    await dies(() => decideOn(t, 'suspend', seeker.userId, 'For a test.'))
    await decideOn(t, 'restore', seeker.userId)
  })
  it('dies when the member leaves the company', async () => {
    const member = await newMember(t, employer.employerId, 'manager')
    await dies(() => removeMember(t, member.userId), linksOf(member))
  })
  it('dies after five minutes', () => dies(async () => t.clock.pass(5 * MINUTE)))
  // The last one, as nothing is left after it.
  it('dies when everything of the seeker is erased, for the owner too', async () => {
    const own = linksOf(seeker)
    await dies(() =>
      t.parts.db.transaction((tx) => eraseFilesOf({ tx, queue: t.parts.queue, now: t.clock.now() }, 'jobseeker', seeker.userId)),
    )
    for (const { url } of (await own).values()) expect(await open(url)).toBe(404)
    expect(await sees(seeker)).toEqual([])
  })
})
