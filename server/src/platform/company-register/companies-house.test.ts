import { afterEach, expect, test } from 'vitest'
import { companiesHouseDouble } from '#server/platform/company-register/register.rig'
import { TestClock } from '#server/testkit/app/clock'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const clock = () => new TestClock(new Date('2026-11-21T09:00:00Z'))

let house: Awaited<ReturnType<typeof companiesHouseDouble>>
afterEach(() => house.close())

test('a company is asked for once a day; a number that nobody has is asked for every time', async () => {
  const time = clock()
  house = await companiesHouseDouble({ clock: time })
  for (const typed of ['90000101', ' 9000 0101 ']) await house.register.find(typed)
  expect(house.asked).toEqual(['90000101'])
  time.pass(DAY)
  await house.register.find('90000101')
  expect(house.asked).toHaveLength(2)
  await house.register.find('90009999')
  await house.register.find('90009999')
  expect(house.asked).toHaveLength(4)
})

test('an outage is not kept: the next question is asked anew', async () => {
  let isOut = true
  house = await companiesHouseDouble({
    answer: () => (isOut ? { status: 503 } : { status: 200, body: { company_name: 'BACK AGAIN LTD' } }),
  })
  expect(await house.register.find('90000101')).toBe('down')
  isOut = false
  expect(await house.register.find('90000101')).toMatchObject({ name: 'BACK AGAIN LTD' })
})

test('an answer that is longer than any company is not read to its end', async () => {
  house = await companiesHouseDouble({
    answer: () => ({ status: 200, body: { company_name: 'LONG LTD', padding: 'x'.repeat(1_000_000) } }),
  })
  expect(await house.register.find('90000101')).toBe('down')
})

test('once the register says that too much was asked, it is left alone for five minutes', async () => {
  const time = clock()
  house = await companiesHouseDouble({ clock: time })
  await house.register.find('90004290')
  expect(await house.register.find('90000101')).toBe('down')
  expect(house.asked).toEqual(['90004290'])
  time.pass(5 * MINUTE)
  expect(await house.register.find('90000101')).toMatchObject({ status: 'active' })
})

test('no more than 600 questions go out in five minutes; what is kept needs none', async () => {
  const time = clock()
  house = await companiesHouseDouble({ clock: time })
  await house.register.find('90000101')
  for (let number = 1; number < 600; number += 1) await house.register.find(`${70_000_000 + number}`)
  expect(house.asked).toHaveLength(600)
  expect(await house.register.find('70000600')).toBe('down')
  expect(await house.register.find('90000101')).toMatchObject({ status: 'active' })
  expect(house.asked).toHaveLength(600)
  time.pass(5 * MINUTE)
  expect(await house.register.find('70000600')).toBe('unknown')
})

test('fields that are missing or odd are left out, and never taken for "active"', async () => {
  const odd = {
    company_name: ' OLD CHARTER ',
    company_status: 7,
    date_of_creation: 'long ago',
    sic_codes: null,
    registered_office_address: { po_box: '12', address_line_1: 'Mill Lane', address_line_2: '', locality: null },
  }
  const answers = [{ company_name: 'BARE LTD' }, odd]
  house = await companiesHouseDouble({ answer: () => ({ status: 200, body: answers.shift() }) })
  const none = { status: 'not stated', statusDetail: null, type: 'not stated', incorporatedOn: null, sicCodes: [] }
  expect(await house.register.find('RC000001')).toEqual({
    ...none,
    registrationNumber: 'RC000001',
    name: 'BARE LTD',
    address: { lines: [], town: null, postcode: null },
  })
  expect(await house.register.find('RC000002')).toEqual({
    ...none,
    registrationNumber: 'RC000002',
    name: 'OLD CHARTER',
    address: { lines: ['PO Box 12', 'Mill Lane'], town: null, postcode: null },
  })
})

test.each([
  ['a name that is missing', { status: 200, body: { company_status: 'active' } }],
  ['a page instead of an answer', { status: 200, body: '<html>' }],
  ['a way to another place, where the key must not go', { status: 302, headers: { location: '/company/90000102' } }],
])('%s is no answer', async (_name, answer) => {
  house = await companiesHouseDouble({ answer: () => answer })
  expect(await house.register.find('90000101')).toBe('down')
  expect(house.asked).toHaveLength(1)
})

test('a key that the register does not take is no answer', async () => {
  house = await companiesHouseDouble({ key: 'another-key' })
  expect(await house.register.find('90000101')).toBe('down')
})

test('a register that is away is no answer', async () => {
  house = await companiesHouseDouble()
  await house.close()
  expect(await house.register.find('90000101')).toBe('down')
})
