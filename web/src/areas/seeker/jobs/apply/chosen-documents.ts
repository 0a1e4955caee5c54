import type { ProfileDocument } from '@evenshift/contract/model/profile/profile'

/** As many as an application takes. */
export const DOCUMENTS_MOST = 5

/** Whether a CV is among the chosen. */
export const hasCv = (chosen: readonly string[], documents: readonly ProfileDocument[]): boolean =>
  documents.some(({ _id, kind }) => kind === 'cv' && chosen.includes(_id))
