import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { checkWaitingCompany } from '#server/capabilities/parties/verification/public'
import { sectorNamed } from '#server/capabilities/ground/reference/public'
import { approvalOf } from '#server/capabilities/ground/approval/public'
import type { CompanyRegister, RegisteredCompany } from '#server/platform/company-register/port'
import type { QueuedWork } from '#server/platform/queue/port'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { mailsTo } from '#server/testkit/app/mails'
import { type Person, decideOn, newAccount, signIn } from '#server/testkit/people/people'

/** A number for which the sample register stays silent. */
const SILENT = '90005030'
const MINUTE_MS = 60_000
const company = {
  companyName: 'Bramblejack Books Ltd',
  registrationNumber: SILENT,
  website: 'https://www.bramblejack.co.uk',
  size: '02-10',
  sectorId: sectorNamed('Shops and supermarkets')?._id ?? '',
  address: { line1: '4 Quillmaker Street', line2: null, town: 'Bristol', postcode: 'BS1 9ZZ' },
  city: 'Bristol',
  contactName: 'Jo Sample',
  contactRole: 'Manager',
  phone: '0117 496 0000',
} as const
const active: RegisteredCompany = {
  registrationNumber: SILENT,
  name: 'BRAMBLEJACK BOOKS LIMITED',
  status: 'active',
  statusDetail: null,
  type: 'ltd',
  incorporatedOn: '2011-09-02',
  address: { lines: [], town: null, postcode: null },
  sicCodes: [],
}
/** A register that answers as the test says. */
let answer: Awaited<ReturnType<CompanyRegister['find']>>
let asked: string[]
const register: CompanyRegister = {
  search: async () => [],
  find: async (number) => {
    asked.push(number)
    return answer
  },
}

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

let owner: Person
let employerId: string
let made = 0
beforeEach(async () => {
  answer = 'down'
  asked = []
  await t.database.sql.query('delete from held_numbers')
  owner = await newAccount(t, 'employer', `jo${++made}@bramblejack.co.uk`)
  const { body } = await t.employer('createEmployer', { body: company }, owner.token)
  employerId = body._id
})

/** The question that waits for this company: in how many minutes, and what it carries. */
async function waiting(): Promise<{ minutes: number; data: QueuedWork['company.check'] } | null> {
  const { rows } = await t.database.sql.query(
    `select start_after as at, data from pgboss.job where name = 'company.check' and data ->> 'employerId' = $1 and state = 'created'`,
    [employerId],
  )
  const [row] = rows as { at: Date; data: QueuedWork['company.check'] }[]
  return row === undefined ? null : { minutes: (row.at.getTime() - t.clock.now().getTime()) / MINUTE_MS, data: row.data }
}
/** Takes the waiting question off the queue when its time has come, and asks it. */
async function ask(): Promise<void> {
  const next = await waiting()
  if (next === null) throw new Error('no question waits')
  t.clock.pass(next.minutes * MINUTE_MS)
  await t.parts.queue.forget(t.parts.db, 'company.check', { employerId })
  await checkWaitingCompany({ ...t.parts, register }, next.data)
}
const approval = () => approvalOf(t.parts.db, employerId)
const subjects = async () => (await mailsTo(t, owner.email)).map(({ subject }) => subject)
const change = async (body: Parameters<typeof t.employer<'updateEmployer'>>[1]['body']) =>
  t.employer('updateEmployer', { body }, await signIn(t, 'employer', owner.email))

it('approves a company that waited only for the register as soon as that answers, and tells it', async () => {
  expect((await approval())?.reason).toContain('isn’t responding')
  answer = active
  await ask()
  expect(await approval()).toMatchObject({ status: 'Approved', reason: null })
  expect((await approval())?.evidence.map(({ kind }) => kind)).toContain('register_active')
  expect(await subjects()).toEqual(['We’re checking Bramblejack Books Ltd', 'Bramblejack Books Ltd is approved'])
  expect(await waiting()).toBeNull()
})

it('asks after pauses that grow from five minutes to twelve hours, while the register stays silent', async () => {
  const pauses: (number | undefined)[] = []
  for (let tries = 0; tries < 10; tries++) {
    pauses.push((await waiting())?.minutes)
    await ask()
  }
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 720, 720])
  expect((await approval())?.status).toBe('Pending')
  expect(await subjects()).toHaveLength(1)
})

it('leaves a company to a person where the answer raises a doubt, with what was found instead of the silence', async () => {
  answer = 'unknown'
  await ask()
  expect(await approval()).toMatchObject({ status: 'Pending', reason: 'The company register doesn’t know this number.' })
  expect([await waiting(), await subjects()]).toEqual([null, ['We’re checking Bramblejack Books Ltd']])
})

it('leaves what a person decided meanwhile as it is, and asks no more', async () => {
  await decideOn(t, 'reject', employerId, 'Not the company.')
  answer = active
  await ask()
  expect(await approval()).toMatchObject({ status: 'Rejected', reason: 'Not the company.' })
  expect([asked, await waiting()]).toEqual([[], null])
})

it('doesn’t answer for a number that was changed meanwhile', async () => {
  await change({ registrationNumber: '90000109' })
  expect([await waiting(), (await approval())?.reason]).toEqual([null, expect.stringContaining('strike-off')])
  await change({ registrationNumber: SILENT })
  expect((await waiting())?.minutes).toBe(5)
})
