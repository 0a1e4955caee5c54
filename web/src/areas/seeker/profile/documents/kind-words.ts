import type { ProfileDocument } from '@evenshift/contract/model/profile/profile'

export type DocumentKind = ProfileDocument['kind']

export const kindWords: Readonly<Record<DocumentKind, string>> = {
  cv: 'CV',
  cover_letter: 'Cover letter',
  certificate: 'Certificate',
  other: 'Other',
}
/** What is most likely added next: a CV first, then certificates. */
export const likelyKind = (documents: readonly ProfileDocument[]): DocumentKind =>
  documents.some(({ kind }) => kind === 'cv') ? 'certificate' : 'cv'
