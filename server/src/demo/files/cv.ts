import { documentCalls } from '#server/calls/seeker/profile/documents'
import { seekerUploadCalls } from '#server/calls/seeker/uploads'
import { cvPage } from '#server/demo/files/cv-page'
import { checkStored, storeBytes } from '#server/demo/files/stored'
import { type Stage, taken } from '#server/demo/stage/stage'
import type { SeekerContext } from '#server/http/call/context'
import { refuse } from '#server/http/call/refuse'

const PDF = 'application/pdf'
const uploadCalls = seekerUploadCalls([], async () => refuse('NOT_FOUND'))

/** A CV of one page, sent and checked as any other file. @returns the document's id */
export async function addCv(stage: Stage, context: SeekerContext, name: string, lines: readonly string[]): Promise<string> {
  const bytes = cvPage(name, lines)
  const sender = stage.today(context)
  const query = { purpose: 'document', contentType: PDF, fileName: `CV ${name}.pdf`, size: bytes.length } as const
  const { key } = taken('ask where a CV goes', await uploadCalls.uploadUrl({ query }, sender))
  await storeBytes(sender, key, bytes, PDF)
  taken('send a CV', await uploadCalls.completeUpload({ body: { key } }, sender))
  await checkStored(sender, key)
  return taken('keep a CV', await documentCalls.addDocument({ body: { key, kind: 'cv' } }, context))._id
}
