import { cvPaper } from '#server/capabilities/derived/cv/cv-paper'
import { historySnapshot, profileSnapshot, seekerContact } from '#server/capabilities/parties/profiles/public'
import type { Parts } from '#server/http/call/context'

/** A person's CV as a PDF, with as much of their contact details as they want in it; null where there is no profile. */
export async function cvOf(
  { db, papers, clock }: Pick<Parts, 'db' | 'papers' | 'clock'>,
  seekerId: string,
  contact: { readonly phone: boolean; readonly email: boolean },
): Promise<Uint8Array | null> {
  const shown = await profileSnapshot(db, seekerId)
  const own = await seekerContact(db, seekerId)
  if (shown === null || own === null) return null
  const told = { phone: contact.phone ? own.phone : null, email: contact.email ? own.email : null }
  return papers.pdf(cvPaper(shown, await historySnapshot(db, seekerId), told), clock.now())
}
