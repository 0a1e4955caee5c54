import { z } from 'zod'
import type { NamedCompany, RegisteredCompany } from '#server/platform/company-register/port'

/** A field that is missing, empty or not what it should be counts as not said. */
const words = z.string().trim().min(1).nullable().catch(null)
const address = z.object({
  po_box: words,
  premises: words,
  address_line_1: words,
  address_line_2: words,
  locality: words,
  postal_code: words,
})
const nowhere = { po_box: null, premises: null, address_line_1: null, address_line_2: null, locality: null, postal_code: null }

/** A company as Companies House writes it. Only the name must be there: without it this is no company. */
const profile = z.object({
  company_name: z.string().trim().min(1),
  company_status: words,
  company_status_detail: words,
  type: words,
  date_of_creation: z.iso.date().nullable().catch(null),
  registered_office_address: address.catch(nowhere),
  sic_codes: z.array(z.string()).catch([]),
})

/** A house number stands before its street; a house name has a line of its own. */
function linesOf({ po_box: box, premises, address_line_1: street, address_line_2: second }: z.output<typeof address>): string[] {
  const isNumber = premises !== null && street !== null && /^\d+\w?$/.test(premises)
  const first = isNumber ? [`${premises} ${street}`] : [premises, street]
  return [box === null ? null : `PO Box ${box}`, ...first, second].filter((line) => line !== null)
}

/** What was said of this number, read with care; null where it describes no company. */
export function companyOf(registrationNumber: string, said: unknown): RegisteredCompany | null {
  const read = profile.safeParse(said)
  if (!read.success) return null
  const { company_name: name, registered_office_address: office } = read.data
  return {
    registrationNumber,
    name,
    status: read.data.company_status ?? 'not stated',
    statusDetail: read.data.company_status_detail,
    type: read.data.type ?? 'not stated',
    incorporatedOn: read.data.date_of_creation,
    address: { lines: linesOf(office), town: office.locality, postcode: office.postal_code },
    sicCodes: read.data.sic_codes,
  }
}

/** So many are shown of a name. */
export const NAMED_MOST = 8
const named = z.object({
  items: z.array(z.object({ company_number: words, title: words, company_status: words, address_snippet: words })).catch([]),
})

/** The companies of a search; what has no number or no name is left out. */
export const namedOf = (said: unknown): NamedCompany[] =>
  named
    .parse(said)
    .items.flatMap(({ company_number: registrationNumber, title: name, company_status: status, address_snippet: address }) =>
      registrationNumber === null || name === null ? [] : { registrationNumber, name, status: status ?? 'not stated', address },
    )
