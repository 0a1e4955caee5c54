import { normaliseNumber } from '#server/platform/company-register/number'
import type { CompanyRegister, RegisteredCompany } from '#server/platform/company-register/port'
import sample from './sample.json' with { type: 'json' }

type SampleCompany = (typeof sample.data)[number]

/** A house number stands before its street; a house name has a line of its own. */
const linesOf = (premises: string, street: string): string[] => (/^\d+\w?$/.test(premises) ? [`${premises} ${street}`] : [premises, street])

function toCompany(row: SampleCompany): RegisteredCompany {
  const address = row.registered_office_address
  return {
    registrationNumber: row.company_number,
    name: row.company_name,
    status: row.company_status,
    statusDetail: row.company_status_detail,
    type: row.type,
    incorporatedOn: row.date_of_creation,
    address: { lines: linesOf(address.premises, address.address_line_1), town: address.locality, postcode: address.postal_code },
    sicCodes: row.sic_codes,
  }
}

/** Invented companies in every state the register knows, and numbers for which it stays silent. */
export function openSampleRegister(): CompanyRegister {
  const companies = new Map(sample.data.map((row) => [row.company_number, toCompany(row)]))
  const silent = new Set([...sample.header.registerDown, ...sample.header.rateLimited])
  return {
    async find(registrationNumber) {
      const number = normaliseNumber(registrationNumber)
      return silent.has(number) ? 'down' : (companies.get(number) ?? 'unknown')
    },
  }
}
