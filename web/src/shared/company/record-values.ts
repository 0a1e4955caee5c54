import type { CompanyRecord } from '@evenshift/contract/model/company/company-record'
import { registeredName } from '@evenshift/contract/states/company/registered-name'
import type { CompanyValues } from '#web/shared/company/company-values'

/** What says which kind of body it is: people leave it out. */
const ENDING = /[\s,]+(limited|ltd|plc|llp|lp|cic|community interest company|public limited company|limited liability partnership)\.?$/i

/** A registered name as people know it: "The Corner Cafe". */
export const publicName = (registered: string): string => registeredName(registered.trim().replace(ENDING, ''))

/** What the register's record fills in; what it does not say stays as it was typed. */
export function withRecord(values: CompanyValues, record: CompanyRecord, cities: readonly string[]): CompanyValues {
  const { lines, town, postcode } = record.address
  const city = town ? cities.find((name) => name.toLowerCase().startsWith(town.toLowerCase())) : undefined
  return {
    ...values,
    registrationNumber: record.registrationNumber,
    companyName: publicName(record.name),
    sectorId: record.suggestedSector?._id ?? values.sectorId,
    city: city ?? values.city,
    address: {
      line1: lines[0] ?? values.address.line1,
      line2: lines.slice(1).join(', ') || values.address.line2,
      town: town ?? values.address.town,
      postcode: postcode ?? values.address.postcode,
    },
  }
}
