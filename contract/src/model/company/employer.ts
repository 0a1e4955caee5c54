/** What anybody may see of an employer, and the company as its members see it. */
import { z } from 'zod'
import { WORKPLACE_PHOTOS_MOST } from '#contract/constants'
import { approvalShape } from '#contract/model/approval'
import { city, count, date, id, line, listOf, percent, phone, postcode, text, uploadKey, url, website } from '#contract/model/basics'
import { employerEvidenceKinds, employerSizes } from '#contract/states/company/employer'

/** What was checked, and when; never a bare badge. */
export const employerEvidence = z.object({ kind: z.enum(employerEvidenceKinds), text: z.string(), checkedOn: date })
/** Computed over all applications; null while there are too few to say. */
const record = { replyRate: percent.nullable(), medianReplyHours: z.number().nullable(), evidence: z.array(employerEvidence) }

export const employerSummary = z.object({ _id: id, ...record })
export const employerCard = z.object({
  _id: id,
  companyName: z.string(),
  sector: z.string().nullable(),
  city: z.string(),
  logo: z.string(),
  liveJobs: count,
  ...record,
})

/** As the UK register writes it: eight characters, capitals, numbers filled up with zeros; typed loosely, kept exactly. */
const asRegistered = (typed: string): string => {
  const close = typed.replace(/\s/g, '').toUpperCase()
  return /^\d+$/.test(close) ? close.padStart(8, '0') : close
}
export const registrationNumber = z
  .string('Enter the company number')
  .overwrite(asRegistered)
  .max(8, 'A company number has 8 characters')
  .regex(/^[A-Z0-9]{2}[0-9]{5}[A-Z0-9]$/, 'Enter a company number, like 09876543 or SC123456')
  .meta({ example: '90000101' })

const address = z.strictObject({
  line1: line(120, 'Address'),
  line2: line(120, 'Second address line').nullable(),
  town: line(60, 'Town'),
  postcode,
})
const fields = {
  companyName: line(160, 'Company name'),
  registrationNumber: registrationNumber.nullable(),
  size: z.enum(employerSizes),
  website: website.nullable(),
  address,
  city,
  bio: text(3000, 'About the company'),
  contactName: line(120, 'Contact name', 'Enter your name'),
  contactRole: line(120, 'Contact role', 'Enter your role'),
  phone,
}
const media = {
  sectorId: id,
  /** Keys of finished uploads; a photo that is kept sends its key again. */
  logo: uploadKey.nullable(),
  photos: listOf(uploadKey, WORKPLACE_PHOTOS_MOST, 'Photos'),
}
export const employerPatch = z.strictObject({ ...fields, ...media }).partial()
export const employerInput = employerPatch.required({
  companyName: true,
  size: true,
  sectorId: true,
  address: true,
  city: true,
  contactName: true,
  contactRole: true,
  phone: true,
})

export const employer = z.object({
  _id: id,
  ...fields,
  // One that was saved before a dot was asked for stays readable.
  website: url.nullable(),
  sector: z.string(),
  sectorId: id,
  logo: z.string(),
  photos: z.array(z.object({ key: z.string(), url: z.string() })),
  ...approvalShape,
  ...record,
})
export type Employer = z.infer<typeof employer>
