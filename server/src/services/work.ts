import { checkWaitingCompany } from '#server/capabilities/companies/calls.queue'
import { finishErasingSeeker } from '#server/capabilities/erasure/public'
import { prepareMatches } from '#server/capabilities/seeker-jobs/public'
import { checkUpload, eraseFiles } from '#server/capabilities/uploads/public'
import type { Parts } from '#server/http/context'

/** What the queue does for the capabilities; mail is the platform's own. */
export async function registerWork(parts: Parts): Promise<void> {
  await parts.queue.work('upload.check', ({ fileId }) => checkUpload(parts, fileId))
  await parts.queue.work('files.erase', ({ fileIds }) => eraseFiles(parts, fileIds))
  await parts.queue.work('seeker.erase', ({ seekerId }) => finishErasingSeeker(parts, seekerId))
  await parts.queue.work('company.check', (asked) => checkWaitingCompany(parts, asked))
  await parts.queue.work('matches.prepare', (asked) => prepareMatches(parts, asked))
}
