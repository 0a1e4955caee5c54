import type { Check } from '#server/capabilities/ground/uploads/check'
import type { Claim } from '#server/capabilities/ground/uploads/claim'
import type { FileFacts } from '#server/capabilities/ground/uploads/store'
import type { FileLink } from '#server/capabilities/ground/uploads/links'
import type { FileReader } from '#server/capabilities/ground/uploads/reading'
import type { Viewer } from '#server/capabilities/ground/uploads/token'

export type { Claim, FileFacts, FileLink, FileReader, Viewer }
/** Where everybody sees a picture that a company shows; the same address for as long as it is the same picture. */
export const publicFileUrl = (fileId: string): string => `/media/public/${fileId}`
export type UploadParts = Check
