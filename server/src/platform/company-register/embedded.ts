import { normaliseNumber } from '#server/platform/company-register/number'
import type { CompanyRegister } from '#server/platform/company-register/port'
import { NAMED_MOST, companyOf } from '#server/platform/company-register/wire'
import sample from './sample.json' with { type: 'json' }

/** Invented companies in every state the register knows, and numbers for which it stays silent. */
export function openSampleRegister(): CompanyRegister {
  const companies = new Map(sample.data.map((row) => [row.company_number, companyOf(row.company_number, row)]))
  const silent = new Set([...sample.header.registerDown, ...sample.header.rateLimited])
  return {
    async find(registrationNumber) {
      const number = normaliseNumber(registrationNumber)
      return silent.has(number) ? 'down' : (companies.get(number) ?? 'unknown')
    },
    async search(name) {
      const words = name
        .toUpperCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
      const alike = [...companies.values()].filter(
        (company) => company !== null && words.every((word) => company.name.toUpperCase().includes(word)),
      )
      return alike.slice(0, NAMED_MOST).flatMap((company) =>
        company === null
          ? []
          : {
              registrationNumber: company.registrationNumber,
              name: company.name,
              status: company.status,
              address: [...company.address.lines, company.address.town, company.address.postcode].filter(Boolean).join(', ') || null,
            },
      )
    },
  }
}
