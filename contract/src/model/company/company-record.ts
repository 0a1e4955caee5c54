/** What the UK company register knows of a number, or of a name. */
import { z } from 'zod'
import { date } from '#contract/model/basics'
import { option } from '#contract/model/reference'

export const companyRecord = z.object({
  registrationNumber: z.string(),
  name: z.string(),
  /** In the register's words, such as active or dissolved. */
  status: z.string(),
  statusDetail: z.string().nullable(),
  type: z.string(),
  incorporatedOn: date.nullable(),
  address: z.object({ lines: z.array(z.string()), town: z.string().nullable(), postcode: z.string().nullable() }),
  sicCodes: z.array(z.string()),
  suggestedSector: option.nullable(),
  /** A sentence for each thing that a person will have to check. */
  warnings: z.array(z.string()),
})
export type CompanyRecord = z.infer<typeof companyRecord>

/** A company among those whose names are alike. */
export const companyHit = z.object({
  registrationNumber: z.string(),
  name: z.string(),
  status: z.string(),
  /** Of its office, in one line. */
  address: z.string().nullable(),
})
export type CompanyHit = z.infer<typeof companyHit>
