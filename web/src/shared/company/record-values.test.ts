import type { CompanyRecord } from '@evenshift/contract/model/company/company-record'
import { expect, test } from 'vitest'
import { blankCompany } from '#web/shared/company/company-values'
import { publicName, withRecord } from '#web/shared/company/record-values'

const record: CompanyRecord = {
  registrationNumber: '90000103',
  name: 'TUMBLEWICK HOTELS PLC',
  status: 'active',
  statusDetail: null,
  type: 'plc',
  incorporatedOn: null,
  address: { lines: ['Tumblewick House', 'Samphire Parade'], town: 'Brighton', postcode: null },
  sicCodes: [],
  suggestedSector: null,
  warnings: [],
}

test('the record fills in what it says, and leaves the rest as it was typed', () => {
  const typed = { ...blankCompany, sectorId: 'hotels', address: { ...blankCompany.address, postcode: 'BN1 1AA' } }
  expect(withRecord(typed, record, ['Bath', 'Brighton and Hove'])).toEqual({
    ...typed,
    registrationNumber: '90000103',
    companyName: 'Tumblewick Hotels',
    city: 'Brighton and Hove',
    address: { line1: 'Tumblewick House', line2: 'Samphire Parade', town: 'Brighton', postcode: 'BN1 1AA' },
  })
})

test('a registered name in capitals becomes the one that people know', () => {
  const names = ['THE CORNER CAFE LTD', 'HOUSE OF THE ROSE LIMITED', 'FISH & CHIPS (UK) LTD.', 'O.J. WELL-BEING C.I.C.', 'LTD', 'iPlay Ltd']
  expect(names.map(publicName)).toEqual([
    'The Corner Cafe',
    'House of the Rose',
    'Fish & Chips (UK)',
    'O.J. Well-Being C.I.C.',
    'Ltd',
    'iPlay',
  ])
})
