import type { Pool } from '@evenshift/contract/call'
import { renameSubject } from '#server/capabilities/ground/approval/public'
import { setMemberEmail } from '#server/capabilities/parties/companies/public'
import { setSeekerEmail } from '#server/capabilities/parties/profiles/public'
import type { EmailMoved } from '#server/platform/identity/port'

/** Where each side is written to, as its account now has it. What a company was approved by stays what it was. */
export const emailCopies: Readonly<Record<Exclude<Pool, 'staff'>, EmailMoved>> = {
  async jobseeker(tx, userId, email) {
    await setSeekerEmail(tx, userId, email)
    await renameSubject(tx, userId, { email })
  },
  employer: setMemberEmail,
}
