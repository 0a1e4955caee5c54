import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registers } from '#server/platform/company-register/register.rig'
import type { CompanyRegister } from '#server/platform/company-register/port'

describe.each(registers)('the company register ($name)', ({ open }) => {
  let register: CompanyRegister
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ register, close } = await open())
  })
  afterAll(() => close())

  test('a company is told as it stands in the register', async () => {
    expect(await register.find('90000101')).toEqual({
      registrationNumber: '90000101',
      name: 'PERIWINKLE SPOON CAFES LIMITED',
      status: 'active',
      statusDetail: null,
      type: 'ltd',
      incorporatedOn: '2016-03-14',
      address: { lines: ['12 Larkspur Row'], town: 'Leeds', postcode: 'LS1 9ZZ' },
      sicCodes: ['56102'],
    })
  })

  test('a house name has a line of its own, and a status its detail', async () => {
    expect(await register.find('90000103')).toMatchObject({ address: { lines: ['Tumblewick House', 'Samphire Parade'] } })
    expect(await register.find('90000109')).toMatchObject({ status: 'active', statusDetail: 'active-proposal-to-strike-off' })
  })

  test('a number is found however it is typed', async () => {
    for (const typed of ['SC900125', 'sc900125', ' sc 900 125 '])
      expect(await register.find(typed)).toMatchObject({ registrationNumber: 'SC900125' })
  })

  test('a number that nobody has is unknown', async () => {
    for (const number of ['90009999', 'SC999999', '1', '', '../../search', '90000101/officers'])
      expect(await register.find(number)).toBe('unknown')
  })

  test('a company is found by its name, however that is written', async () => {
    for (const typed of ['Periwinkle Spoon', 'periwinkle spoon cafes'])
      expect(await register.search(typed)).toEqual([
        {
          registrationNumber: '90000101',
          name: 'PERIWINKLE SPOON CAFES LIMITED',
          status: 'active',
          address: '12 Larkspur Row, Leeds, LS1 9ZZ',
        },
      ])
    expect(await register.search('Nobody is called so')).toEqual([])
  })

  test('no answer in time, and too many questions, are both "down"', async () => {
    for (const number of ['90005030', '90004290']) expect(await register.find(number)).toBe('down')
  })
})
