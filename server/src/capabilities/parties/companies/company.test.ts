import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { employerAccess } from '#server/capabilities/parties/companies/cards'
import { sectorNamed } from '#server/capabilities/ground/reference/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { decideOn, newAccount, newEmployer } from '#server/testkit/people/people'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const details = {
  size: '02-10',
  sectorId: sectorNamed('Shops and supermarkets')?._id ?? '',
  address: { line1: '4 Quillmaker Street', line2: null, town: 'Bristol', postcode: 'BS1 9ZZ' },
  city: 'Bristol',
  contactName: 'Jo Sample',
  contactRole: 'Manager',
  phone: '0117 496 0000',
} as const
const bramblejack = {
  ...details,
  companyName: 'Bramblejack Books Ltd',
  registrationNumber: '90000102',
  website: 'https://www.bramblejack.co.uk',
}
const tumblewick = {
  ...details,
  companyName: 'Tumblewick Hotels plc',
  registrationNumber: '90000103',
  website: 'https://tumblewick.co.uk',
}
const waitingMails = async (address: string) =>
  (await t.database.sql.query(`select data->>'subject' as subject from pgboss.job where data->>'to' = $1`, [address])).rows.map(
    ({ subject }) => subject,
  )

describe('a new company', () => {
  it('is approved at once when the register, the name, the mail domain and the number speak for it', async () => {
    const { token } = await newAccount(t, 'employer', 'jo@bramblejack.co.uk')
    expect((await t.employer('employerInfo', {}, token)).body).toEqual({
      isUser: false,
      status: null,
      isCheckedAgain: false,
      role: null,
      team: [],
    })
    const { status, body } = await t.employer('createEmployer', { body: bramblejack }, token)
    expect({ status, approval: body.status, reason: body.statusReason }).toEqual({ status: 201, approval: 'Approved', reason: null })
    expect(body.evidence.map(({ kind }) => kind)).toEqual(['register_active', 'name_matches', 'mail_domain_is_website', 'number_is_theirs'])
    expect((await t.employer('employerInfo', {}, token)).body).toMatchObject({ isUser: true, status: 'Approved', role: 'owner' })
    expect((await t.employer('employerDetails', {}, token)).body).toEqual(body)
  })

  it('waits when someone else holds its number, and the holder is told', async () => {
    const holder = await newAccount(t, 'employer', 'jo@tumblewick.co.uk')
    await t.employer('createEmployer', { body: tumblewick }, holder.token)
    const second = await newAccount(t, 'employer', 'sam@tumblewick.co.uk')
    const { body } = await t.employer('createEmployer', { body: tumblewick }, second.token)
    expect(body.status).toBe('Pending')
    expect(body.statusReason).toContain('already uses')
    expect(await waitingMails(holder.email)).toContain('Someone else signed up with your company number')
  })

  it('waits for a person when it has no number, or the register is silent', async () => {
    const { registrationNumber: _number, ...sole } = bramblejack
    const trader = await newAccount(t, 'employer', 'sole@bramblejack.co.uk')
    const { body } = await t.employer('createEmployer', { body: sole }, trader.token)
    expect(body).toMatchObject({ status: 'Pending', registrationNumber: null, statusReason: 'No company number? No problem.' })
    const unlucky = await newAccount(t, 'employer', 'down@bramblejack.co.uk')
    const silent = await t.employer('createEmployer', { body: { ...bramblejack, registrationNumber: '90005030' } }, unlucky.token)
    expect(silent.body).toMatchObject({ status: 'Pending', statusReason: expect.stringContaining('isn’t responding') })
  })

  it('is made once by a person, also when they ask twice at the same time', async () => {
    const { token } = await newAccount(t, 'employer')
    const sole = { ...details, companyName: 'Twice Over' }
    const both = await Promise.all([1, 2].map(() => t.employer('createEmployer', { body: sole }, token)))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect((await t.employer('createEmployer', { body: sole }, token)).error.code).toBe('ALREADY_EXISTS')
  })

  it('names the fields that our lists and the register’s form don’t take', async () => {
    const { token } = await newAccount(t, 'employer')
    const wrong = { ...bramblejack, city: 'Atlantis', sectorId: '01890000-0000-7000-8000-000000000000' }
    const { status, error } = await t.employer('createEmployer', { body: wrong }, token)
    expect({ status, paths: error.errors?.map(({ path }) => path) }).toEqual({ status: 400, paths: ['sectorId', 'city'] })
    const malformed = await t.employer('createEmployer', { body: { ...bramblejack, registrationNumber: '12-34' } }, token)
    expect(malformed.error.errors?.map(({ path }) => path)).toEqual(['registrationNumber'])
  })
})

describe('an approved company', () => {
  it('is checked again when its legal name changes, but was approved before', async () => {
    const owner = await newEmployer(t, 'Plain Name')
    const changed = await t.employer('updateEmployer', { body: { companyName: 'Grand Name' } }, owner.token)
    expect(changed.body).toMatchObject({ companyName: 'Grand Name', status: 'Pending' })
    expect(await employerAccess(t.parts.db, owner.userId)).toEqual({
      employerId: owner.employerId,
      role: 'owner',
      status: 'Pending',
      wasApproved: true,
    })
  })

  it('has its live jobs paused while it is checked again', async () => {
    const owner = await newHiringEmployer(t, 'Busy Name')
    const params = { id: await publishJob(t, owner) }
    await t.employer('updateEmployer', { body: { website: 'https://busy.example' } }, owner.token)
    expect((await t.employer('jobDetails', { params }, owner.token)).body.status).toBe('paused')
  })

  it('stays approved when anything else changes', async () => {
    const owner = await newEmployer(t, 'Steady Name')
    const changed = await t.employer('updateEmployer', { body: { bio: 'We sell books.', companyName: 'STEADY NAME' } }, owner.token)
    expect(changed.body).toMatchObject({ bio: 'We sell books.', companyName: 'STEADY NAME', status: 'Approved' })
  })

  it('is sent again three times after a rejection', async () => {
    const { token } = await newAccount(t, 'employer')
    const { body } = await t.employer('createEmployer', { body: { ...details, companyName: 'Again Ltd' } }, token)
    for (const [bio, resubmissionsLeft] of [
      ['one', 2],
      ['two', 1],
      ['three', 0],
    ] as const) {
      await decideOn(t, 'reject', body._id, 'No website.')
      const again = await t.employer('updateEmployer', { body: { bio } }, token)
      expect(again.body).toMatchObject({ status: 'Pending', resubmissionsLeft })
    }
    await decideOn(t, 'reject', body._id, 'No website.')
    expect((await t.employer('updateEmployer', { body: { bio: 'four' } }, token)).error.code).toBe('RESUBMISSIONS_USED')
    expect((await t.employer('employerDetails', {}, token)).body).toMatchObject({
      bio: 'three',
      status: 'Rejected',
      statusReason: 'No website.',
    })
  })

  it('gives its number free when it is rejected', async () => {
    const number = { registrationNumber: '90000105', companyName: 'Lanternfish Events Ltd', website: 'https://lanternfish.co.uk' }
    const squatter = await newAccount(t, 'employer', 'squatter@gmail.com')
    const squat = await t.employer('createEmployer', { body: { ...details, ...number } }, squatter.token)
    await decideOn(t, 'reject', squat.body._id, 'Not the company.')
    const real = await newAccount(t, 'employer', 'jo@lanternfish.co.uk')
    expect((await t.employer('createEmployer', { body: { ...details, ...number } }, real.token)).body.status).toBe('Approved')
  })
})

describe('a number that two companies name', () => {
  const named = { ...details, registrationNumber: '90000106', companyName: 'Mosspenny Care Ltd', website: 'https://mosspenny.co.uk' }
  const make = async (email: string) => {
    const person = await newAccount(t, 'employer', email)
    return (await t.employer('createEmployer', { body: named }, person.token)).body._id
  }
  const holder = async () =>
    (await t.database.sql.query(`select subject_id from held_numbers where number = '90000106'`)).rows[0]?.['subject_id']

  it('goes to the one that a person approves, unless the other was approved; then staff must suspend that first', async () => {
    const [stranger, real] = [await make('stranger@gmail.com'), await make('sam@other.example')]
    expect(await holder()).toBe(stranger)
    await decideOn(t, 'approve', real)
    expect(await holder()).toBe(real)
    await expect(decideOn(t, 'approve', stranger)).rejects.toThrow('INVALID_TRANSITION')
    expect(await holder()).toBe(real)
    await decideOn(t, 'suspend', real, 'Not the company after all.')
    await decideOn(t, 'approve', stranger)
    expect(await holder()).toBe(stranger)
    await expect(decideOn(t, 'restore', real)).rejects.toThrow('INVALID_TRANSITION')
  })
})

describe('the company register', () => {
  it('fills in a known company, suggests a sector and warns of what a person will check', async () => {
    const { token } = await newAccount(t, 'employer')
    const known = await t.employer('lookUpCompany', { params: { registrationNumber: ' 9000 0102' } }, token)
    expect(known.body).toMatchObject({
      name: 'BRAMBLEJACK BOOKS LIMITED',
      status: 'active',
      suggestedSector: { name: 'Shops and supermarkets' },
      warnings: [],
    })
    const doubtful = await t.employer('lookUpCompany', { params: { registrationNumber: '90000109' } }, token)
    expect(doubtful.body.warnings).toEqual([expect.stringContaining('strike-off')])
  })

  it('finds companies by their name', async () => {
    const { token } = await newAccount(t, 'employer')
    const { body } = await t.employer('findCompanies', { query: { name: 'bramblejack' } }, token)
    expect(body).toEqual([expect.objectContaining({ registrationNumber: '90000102', name: 'BRAMBLEJACK BOOKS LIMITED' })])
  })

  it.each([
    ['nonsense', 400],
    ['90009999', 404],
    ['90005030', 503],
  ])('answers %s with %i', async (registrationNumber, status) => {
    const { token } = await newAccount(t, 'employer')
    expect((await t.employer('lookUpCompany', { params: { registrationNumber } }, token)).status).toBe(status)
  })
})
