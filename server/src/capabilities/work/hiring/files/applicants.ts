import { inArray, sql } from 'drizzle-orm'
import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import { type ApplicationRow, applications } from '#server/capabilities/work/hiring/tables'
import { avatarsFor } from '#server/capabilities/work/hiring/files/presenter'
import { isHusk, showsBirthDate, showsContact } from '#server/capabilities/work/hiring/rules'
import { type SeekerContact, seekerContact } from '#server/capabilities/parties/profiles/public'
import type { Db } from '#server/platform/database/port'

/** The first name: the first word of a whole name. */
export const firstName = (name: string): string => name.split(' ')[0] ?? name

export type Applicant = EmployerApplication['applicant']

/** The number by which a job's employer knows an applicant without a name. */
async function numbersOf(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: applications.id,
      number: sql<number>`(select count(*) from applications other
        where other.job_id = applications.job_id and other.id <= applications.id)`.mapWith(Number),
    })
    .from(applications)
    .where(inArray(applications.id, [...ids]))
  return new Map(rows.map(({ id, number }) => [id, number]))
}

const numbered = (number: number | undefined): string => `Applicant ${number ?? ''}`.trim()

/** What mails to the employer call who applied, by application: the first name, or the number of a name that is hidden. */
export async function calledOf(db: Db, rows: readonly ApplicationRow[]): Promise<Map<string, string>> {
  const hidden = rows.filter(({ isNameShown }) => !isNameShown)
  const numbers = await numbersOf(
    db,
    hidden.map(({ id }) => id),
  )
  return new Map(rows.map((row) => [row.id, row.isNameShown ? firstName(row.applicantName) : numbered(numbers.get(row.id))]))
}

/** Of somebody whose application is not kept any more. */
const formerApplicant = { name: 'Former applicant', headline: '', city: '', avatar: null } as const

function applicantView(
  row: ApplicationRow,
  number: number | undefined,
  contact: SeekerContact | undefined,
  avatar: string | undefined,
): Applicant {
  const { headline, city } = row.profile
  // Who withdrew is known by what they wrote alone.
  if (row.status === 'withdrawn')
    return { _id: row.id, name: row.isNameShown ? firstName(row.applicantName) : numbered(number), headline: '', city: '', avatar: null }
  return {
    // The id of the application stands for one whose name is hidden: the same person's would tell across jobs.
    _id: row.isNameShown ? row.seekerId : row.id,
    name: row.isNameShown ? row.applicantName : numbered(number),
    headline,
    city,
    avatar: avatar ?? null,
    ...(contact && showsContact(row.status) && { email: contact.email, ...(contact.phone !== null && { phone: contact.phone }) }),
    ...(contact && showsBirthDate(row.status) && { dateOfBirth: contact.dateOfBirth }),
  }
}

/** Applicants by application, as far as this member may know them. */
export async function applicantsOf(db: Db, all: readonly ApplicationRow[], viewerId: string, now: Date): Promise<Map<string, Applicant>> {
  const rows = all.filter((row) => !isHusk(row, now))
  const avatars = await avatarsFor(db, rows, viewerId, now)
  const numbers = await numbersOf(
    db,
    rows.filter(({ isNameShown }) => !isNameShown).map(({ id }) => id),
  )
  const contacts = new Map<string, SeekerContact>()
  for (const { seekerId, status } of rows) {
    const contact = showsContact(status) && !contacts.has(seekerId) ? await seekerContact(db, seekerId) : null
    if (contact !== null) contacts.set(seekerId, contact)
  }
  return new Map([
    ...all.map(({ id, seekerId }): [string, Applicant] => [id, { _id: seekerId, ...formerApplicant }]),
    ...rows.map((row): [string, Applicant] => [
      row.id,
      applicantView(row, numbers.get(row.id), contacts.get(row.seekerId), avatars.get(row.id)),
    ]),
  ])
}
