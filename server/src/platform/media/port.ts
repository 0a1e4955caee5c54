import type { UploadFault, UploadPurpose } from '@evenshift/contract/states/upload'

/** A file that came in, on the local disk, and what it was said to be. */
export interface Incoming {
  readonly path: string
  readonly purpose: UploadPurpose
  readonly contentType: string
  readonly fileName: string
  /** The longest a recording may last, in seconds; one more is forgiven. Null for what does not last. */
  readonly maxSeconds: number | null
}
/** What is kept of it: a file in the given folder. A picture or recording carries nothing but what people are meant to see. */
export interface Kept {
  readonly path: string
  readonly contentType: string
  readonly size: number
  readonly seconds: number | null
}
export type MediaVerdict = { readonly kept: Kept } | { readonly fault: UploadFault }

/**
 * Looks into files by their content, never by what they are called. Out of pictures and recordings it takes what they tell besides (places,
 * devices, dates), out of PDF and .docx papers their authors and companies, what their photos tell, and the comments of Word. Tracked
 * changes stay without names; comments in a PDF, all of a .doc and of a signed paper stay, as people are told where they add one.
 */
export interface Media {
  /** Writes only into `folder`. Rejects only when this machine fails (no room, no memory); every file, whatever it is, gets a verdict. */
  check(incoming: Incoming, folder: string): Promise<MediaVerdict>
}
