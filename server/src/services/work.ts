import type { Logger } from 'pino'
import { makeExport } from '#server/capabilities/derived/exports/public'
import { checkWaitingCompany } from '#server/capabilities/parties/verification/public'
import { seekerAtWork } from '#server/capabilities/work/hiring/public'
import { finishErasingEmployer, finishErasingSeeker } from '#server/capabilities/derived/retention/public'
import { prepareMatchesOf } from '#server/capabilities/ground/search/public'
import { sendPush } from '#server/capabilities/ground/push/public'
import { checkUpload, eraseFiles } from '#server/capabilities/ground/uploads/public'
import { readBilling } from '#server/capabilities/derived/billing/public'
import type { Parts } from '#server/http/call/context'
import { gatheringOf } from '#server/services/gathering'

/** What the queue does for the capabilities; mail is the platform's own. */
export async function registerWork(parts: Parts, log: Logger): Promise<void> {
  await parts.queue.work('push.send', (told) => sendPush(parts, told))
  await parts.queue.work('upload.check', ({ fileId }) => checkUpload(parts, fileId))
  await parts.queue.work('files.erase', ({ fileIds }) => eraseFiles(parts, fileIds))
  await parts.queue.work('seeker.erase', ({ seekerId }) => finishErasingSeeker(parts, seekerId))
  const gathering = gatheringOf(parts, log)
  await parts.queue.work('export.make', ({ exportId }) => makeExport(parts, exportId, gathering))
  await parts.queue.work('employer.erase', (erased) => finishErasingEmployer(parts, erased))
  await parts.queue.work('company.check', (asked) => checkWaitingCompany(parts, asked))
  await parts.queue.work('billing.read', (asked) => readBilling(parts, asked, log))
  await parts.queue.work('matches.prepare', async (asked) => {
    const now = parts.clock.now()
    const seeker = await seekerAtWork(parts.db, asked.seekerId, now)
    // One who is gone by then has none.
    if (seeker !== null) await prepareMatchesOf(parts.db, seeker.match, asked, now)
  })
}
