import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentCalls } from '#server/calls/seeker/profile/documents'
import { seekerUploadCalls } from '#server/calls/seeker/uploads'
import { checkUpload } from '#server/capabilities/ground/uploads/public'
import { cvPage } from '#server/demo/cv-page'
import { type Stage, taken } from '#server/demo/stage'
import type { SeekerContext } from '#server/http/call/context'
import { refuse } from '#server/http/call/refuse'

const PDF = 'application/pdf'
const uploadCalls = seekerUploadCalls([], async () => refuse('NOT_FOUND'))

/** A CV of one page, sent and checked as any other file. @returns the document's id */
export async function addCv(stage: Stage, context: SeekerContext, name: string, lines: readonly string[]): Promise<string> {
  const bytes = cvPage(name, lines)
  const query = { purpose: 'document', contentType: PDF, fileName: `CV ${name}.pdf`, size: bytes.length } as const
  const { key } = taken('ask where a CV goes', await uploadCalls.uploadUrl({ query }, context))
  const folder = await mkdtemp(join(tmpdir(), 'evenshift-demo-'))
  try {
    const file = join(folder, 'cv.pdf')
    await writeFile(file, bytes)
    await stage.parts.storage.write(key, file, PDF)
  } finally {
    await rm(folder, { recursive: true })
  }
  taken('send a CV', await uploadCalls.completeUpload({ body: { key } }, context))
  await checkUpload(stage.parts, key.slice('incoming/'.length))
  return taken('keep a CV', await documentCalls.addDocument({ body: { key, kind: 'cv' } }, context))._id
}
