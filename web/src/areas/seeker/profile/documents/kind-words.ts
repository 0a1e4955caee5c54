import type { ProfileDocument } from '@evenshift/contract/model/profile/profile'
import { words } from '#web/areas/seeker/profile/documents/words'

export type DocumentKind = ProfileDocument['kind']

export const kindWords: Readonly<Record<DocumentKind, string>> = words.kinds
/** What is most likely added next: a CV first, then certificates. */
export const likelyKind = (documents: readonly ProfileDocument[]): DocumentKind =>
  documents.some(({ kind }) => kind === 'cv') ? 'certificate' : 'cv'
