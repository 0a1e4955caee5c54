import type { CompanyRecord } from '@evenshift/contract/model/company/company-record'
import type { CompanyValues } from '#web/shared/company/company-values'

/** "PERIWINKLE SPOON CAFES LIMITED" as people write it. */
function asWritten(name: string): string {
  if (name !== name.toUpperCase()) return name
  const written = name.toLowerCase().replace(/(^|[\s(&.-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
  return written.replace(/\b(Plc|Llp|Lp|Uk)\b/g, (short) => short.toUpperCase())
}

/** What the register's record fills in; what it does not say stays as it was typed. */
export function withRecord(values: CompanyValues, record: CompanyRecord, cities: readonly string[]): CompanyValues {
  const { lines, town, postcode } = record.address
  const city = town ? cities.find((name) => name.toLowerCase().startsWith(town.toLowerCase())) : undefined
  return {
    ...values,
    registrationNumber: record.registrationNumber,
    companyName: asWritten(record.name),
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
