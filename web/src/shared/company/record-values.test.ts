import type { CompanyRecord } from '@evenshift/contract/model/company/company-record'
import { expect, test } from 'vitest'
import { blankCompany } from '#web/shared/company/company-values'
import { withRecord } from '#web/shared/company/record-values'

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
    companyName: 'Tumblewick Hotels PLC',
    city: 'Brighton and Hove',
    address: { line1: 'Tumblewick House', line2: 'Samphire Parade', town: 'Brighton', postcode: 'BN1 1AA' },
  })
})
