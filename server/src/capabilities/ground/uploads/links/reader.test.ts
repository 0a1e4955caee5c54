import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApplicationStatus, applicationStatuses, isOpen } from '@evenshift/contract/states/application/application'
import { allowedFrom } from '@evenshift/contract/states/application/application-moves'
import { fileLinks } from '#server/capabilities/ground/uploads/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { placeApplication } from '#server/testkit/app/applications'
import { newMember, removeMember } from '#server/testkit/people/callers'
import { DAY, MINUTE } from '#server/testkit/app/clock'
import { type FilledSeeker, type What, newFilledSeeker, whats } from '#server/testkit/people/filled-seeker'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import {
  type Member,
  type Person,
  decideOn,
  newEmployer,
  newPendingEmployer,
  newSeeker,
  placeApproval,
  signIn,
  PASSWORD,
} from '#server/testkit/people/people'

/*
 * Who may see which file of a seeker: everybody who could ask × every file × every state of an application, from the contract's table.
 * Each cell is the status of asking for a link, then that of opening a link that was given before. A new state joins by itself.
 */

/** A company to which both seekers applied. */
interface Company {
  readonly boss: Member
  readonly reviewer: Member
  /** With the bio video and one of the documents; and with nothing. */
  readonly shared: string
  readonly bare: string
}

let t: TestApp
/** Shares a bio video and a document, or has the same and shares nothing. */
let open: FilledSeeker
let reserved: FilledSeeker
let strangers: Readonly<Record<'another seeker' | 'another employer' | 'a pending employer', Person>>
const companies = new Map<ApplicationStatus, Company>()
const companyOf = (status: ApplicationStatus): Company => {
  const company = companies.get(status)
  if (company === undefined) throw new Error(`no company for ${status}`)
  return company
}

async function newCompany(): Promise<Company> {
  const boss = await newHiringEmployer(t)
  const jobId = await publishJob(t, boss)
  const apply = async ({ token, files }: FilledSeeker, isShared: boolean): Promise<string> => {
    const body = isShared ? { jobId, documents: [files.chosen], shareBioVideo: true } : { jobId }
    const sent = await t.seeker('applyForJob', { body }, token)
    if (sent.status !== 201) throw new Error(JSON.stringify(sent.error))
    return sent.body._id
  }
  return {
    boss,
    reviewer: await newMember(t, boss.employerId, 'reviewer'),
    shared: await apply(open, true),
    bare: await apply(reserved, false),
  }
}
beforeAll(async () => {
  t = await testApp()
  ;[open, reserved] = [await newFilledSeeker(t), await newFilledSeeker(t)]
  for (const status of applicationStatuses) companies.set(status, await newCompany())
  strangers = {
    'another seeker': await newSeeker(t),
    'another employer': await newEmployer(t),
    'a pending employer': await newPendingEmployer(t),
  }
}, 120_000)
afterAll(() => t.close())

const place = async (status: ApplicationStatus, more = {}): Promise<Company> => {
  const company = companyOf(status)
  for (const id of [company.shared, company.bare]) await placeApplication(t, id, status, more)
  return company
}
const poolOf = (person: Person | Member) => ('employerId' in person ? ('employer' as const) : ('jobseeker' as const))
const linksOf = (person: Person | Member, { files }: FilledSeeker) =>
  fileLinks(t.parts.db, Object.values(files), { pool: poolOf(person), userId: person.userId }, t.clock.now())
const opened = async (url: string | undefined) => (await t.app.inject({ method: 'GET', url: url ?? '' })).statusCode

/** What comes of every file of a seeker for one viewer: asking for a link, and opening one that was given before. */
async function tries(person: Person | Member, of: FilledSeeker, links = linksOf(person, of)): Promise<Record<What, string>> {
  const ask = (poolOf(person) === 'employer' ? t.employer : t.seeker) as typeof t.seeker
  const found: [What, string][] = []
  for (const what of whats) {
    const asked = (await ask('openFile', { params: { id: of.files[what] } }, person.token)).status
    found.push([what, `${asked} ${await opened((await links).get(of.files[what])?.url)}`])
  }
  return Object.fromEntries(found) as Record<What, string>
}
const cells = (seen: readonly What[], refused = '404 404'): Record<What, string> =>
  Object.fromEntries(whats.map((what) => [what, seen.includes(what) ? '200 200' : refused])) as Record<What, string>

const nothing = cells([])
const everything = cells(whats)
const sent = cells(['photo', 'video', 'still', 'chosen'])
const picture = cells(['photo'])

/** What a member of a company sees of both seekers. */
const companySees = async ({ boss }: Company, member = boss) => ({ sent: await tries(member, open), bare: await tries(member, reserved) })
const sees = { sent, bare: picture }
const seesNothing = { sent: nothing, bare: nothing }

describe.each(applicationStatuses)('while an application is %s', (status) => {
  const isRead = status !== 'withdrawn'

  it('its employer sees what came with it and nothing else, its seeker everything, all others nothing', async () => {
    const company = await place(status)
    for (const member of [company.boss, company.reviewer]) expect(await companySees(company, member)).toEqual(isRead ? sees : seesNothing)
    for (const seeker of [open, reserved]) expect(await tries(seeker, seeker)).toEqual(everything)
    for (const [who, person] of Object.entries(strangers)) expect([who, await tries(person, open)]).toEqual([who, nothing])
    expect(await tries(open, reserved)).toEqual(nothing)
    for (const id of Object.values(open.files)) {
      const unasked = await t.app.inject({ method: 'GET', url: `/jobs/upload/file/${id}` })
      expect(unasked.statusCode).toBe(401)
    }
  })

  it('every view of its video and document by a member is logged once an hour, and the seeker’s own aren’t', async () => {
    const logOf = async (id: string) =>
      (await t.seeker('accessLog', { params: { id }, query: { limit: 50 } }, open.token)).body.data.map(({ what }) => what).toSorted()
    const views = ['bio_video', 'bio_video', 'document', 'document']
    expect(await logOf(companyOf(status).shared)).toEqual(isRead ? views : [])
  })

  it('its employer sees no picture of whom it doesn’t know by name', async () => {
    const company = await place(status, { isNameShown: false })
    const withoutPicture = { sent: cells(['video', 'still', 'chosen']), bare: nothing }
    expect(await companySees(company)).toEqual(isRead ? withoutPicture : seesNothing)
  })

  it('nine months after its end its employer sees nothing; while it goes on that never comes', async () => {
    const company = await place(status, { since: new Date(t.clock.now().getTime() - 280 * DAY) })
    expect(await companySees(company)).toEqual(isOpen(status) ? sees : seesNothing)
    expect(await tries(open, open)).toEqual(everything)
  })

  it('a company that is suspended or rejected sees nothing, one that is checked again as before', async () => {
    const company = await place(status)
    for (const approval of ['Suspended', 'Rejected'] as const) {
      await placeApproval(t, company.boss.employerId, approval)
      expect(await tries(company.boss, open)).toEqual(nothing)
    }
    await placeApproval(t, company.boss.employerId, 'Pending')
    expect(await tries(company.boss, open)).toEqual(isRead ? sent : nothing)
    await placeApproval(t, company.boss.employerId, 'Approved')
  })

  it('nothing of a suspended seeker is seen', async () => {
    const { boss } = await place(status)
    await placeApproval(t, open.userId, 'Suspended')
    expect(await tries(boss, open)).toEqual(nothing)
    await placeApproval(t, open.userId, 'Approved')
  })

  it('its seeker withdraws it where the table allows that, and links given before die', async () => {
    const { shared, boss } = await place(status)
    const links = linksOf(boss, open)
    const { status: code } = await t.seeker('withdrawApplication', { params: { id: shared }, query: {} }, open.token)
    const isWithdrawn = allowedFrom(status, 'seeker').includes('withdrawn')
    expect(code).toBe(isWithdrawn ? 204 : 409)
    expect(await tries(boss, open, links)).toEqual(isRead && !isWithdrawn ? sent : nothing)
    await place(status)
  })
})

describe('a link', () => {
  it('is for its file and viewer alone: changed in any place it opens nothing', async () => {
    const url = (await linksOf(open, open)).get(open.files.chosen)?.url ?? ''
    const token = Buffer.from(url.split('/').at(-1) ?? '', 'base64url')
    expect(await opened(url)).toBe(200)
    for (const place of token.keys()) {
      const forged = Buffer.from(token)
      forged.writeUInt8(token.readUInt8(place) ^ 1, place)
      expect(await opened(`/media/${forged.toString('base64url')}`)).toBe(404)
    }
  })

  it('dies when the member leaves the company', async () => {
    const { boss } = companyOf('applied')
    const member = await newMember(t, boss.employerId, 'manager')
    const links = await linksOf(member, open)
    expect(await opened(links.get(open.files.video)?.url)).toBe(200)
    await removeMember(t, member.userId)
    expect(await tries(member, open, Promise.resolve(links))).toEqual(nothing)
  })

  it('dies when the seeker is suspended by a decision', async () => {
    const { boss } = companyOf('applied')
    const links = linksOf(boss, open)
    await decideOn(t, 'suspend', open.userId, 'For a test.')
    expect(await tries(boss, open, links)).toEqual(nothing)
    await decideOn(t, 'restore', open.userId)
    expect(await tries(boss, open, links)).toEqual(sent)
  })

  it('lasts five minutes at most', async () => {
    const { body } = await t.seeker('openFile', { params: { id: open.files.chosen } }, open.token)
    const left = new Date(body.expiresAt).getTime() - t.clock.now().getTime()
    expect(left).toBeLessThanOrEqual(5 * MINUTE)
    t.clock.pass(left - 1)
    expect(await opened(body.url)).toBe(200)
    t.clock.pass(1)
    expect(await opened(body.url)).toBe(404)
  })
})

// The last one, as nothing is left after it.
it('an erased seeker’s files are seen by no one in any state, and links given before are dead with the answer', async () => {
  for (const status of applicationStatuses) await place(status)
  const token = await signIn(t, 'jobseeker', open.email)
  const seeker = { ...open, token }
  const own = linksOf(seeker, open)
  const given = new Map<ApplicationStatus, ReturnType<typeof linksOf>>()
  for (const status of applicationStatuses) given.set(status, linksOf(companyOf(status).boss, open))
  await Promise.all([own, ...given.values()])

  expect((await t.seeker('eraseAccount', { body: { password: PASSWORD } }, token)).status).toBe(204)
  expect(await tries(seeker, open, own)).toEqual(cells([], '401 404'))
  for (const status of applicationStatuses) {
    const { boss } = companyOf(status)
    const member = { ...boss, token: await signIn(t, 'employer', boss.email) }
    expect([status, await tries(member, open, given.get(status))]).toEqual([status, nothing])
  }
})
