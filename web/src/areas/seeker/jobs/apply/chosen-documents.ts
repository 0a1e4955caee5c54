import type { ProfileDocument } from '@evenshift/contract/model/profile/profile'

/** As many as an application takes. */
export const DOCUMENTS_MOST = 5

/** What goes along: what was chosen, or before that the CV of whoever has one and no other. */
export function chosenDocuments(chosen: readonly string[] | null, documents: readonly ProfileDocument[]): readonly string[] {
  const cvs = documents.filter(({ kind }) => kind === 'cv').map(({ _id }) => _id)
  return chosen ?? (cvs.length === 1 ? cvs : [])
}

/** Whether a CV is among the chosen. */
export const hasCv = (chosen: readonly string[], documents: readonly ProfileDocument[]): boolean =>
  documents.some(({ _id, kind }) => kind === 'cv' && chosen.includes(_id))
