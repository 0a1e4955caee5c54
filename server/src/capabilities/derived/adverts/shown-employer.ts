/** A company as the page of its address says it, in words. */
import { TOO_FEW_APPLICATIONS } from '@evenshift/contract/states/company/record-words'
import { employerAddress } from '@evenshift/contract/states/job/job-address'
import { IF_SILENT, checkLines, recordFigures } from '#server/capabilities/derived/adverts/employer-words'
import { shownCards } from '#server/capabilities/derived/adverts/shown-cards'
import { statusById } from '#server/capabilities/ground/approval/public'
import { newestOf } from '#server/capabilities/ground/search/public'
import { employerCards } from '#server/capabilities/parties/companies/public'
import { replyFigures } from '#server/capabilities/work/hiring/public'
import type { Parts } from '#server/http/call/context'
import type { ShownEmployer } from '#server/http/pages/employer/shown'

const JOBS_MOST = 50

const counted = (jobs: number, hasMore: boolean): string => {
  if (hasMore) return `More than ${JOBS_MOST} jobs open`
  return jobs === 0 ? 'No jobs open right now' : `${jobs} ${jobs === 1 ? 'job' : 'jobs'} open`
}

/** An approved company with its live jobs; null for any other, and for an id that none has. */
export async function openEmployerPage({ db, clock }: Pick<Parts, 'db' | 'clock'>, id: string): Promise<ShownEmployer | null> {
  const now = clock.now()
  const [status, cards] = await Promise.all([statusById(db, id), employerCards(db, [id])])
  const card = cards.get(id)
  if (status !== 'Approved' || card === undefined) return null
  const [rows, replies] = await Promise.all([newestOf(db, id, now, JOBS_MOST + 1), replyFigures(db, [id], now)])
  const ids = rows.slice(0, JOBS_MOST).map(({ jobId }) => jobId)
  const { name, sector, city, logo, photos, bio, evidence } = card
  const [jobs, hasMore] = [await shownCards(db, ids, now), rows.length > JOBS_MOST]
  const count = counted(jobs.length, hasMore)
  const open = jobs.length === 0 ? '' : ` ${count}, each with its days and pay.`
  const figures = recordFigures(replies.get(id) ?? { replyRate: null, medianReplyHours: null })
  return {
    path: employerAddress({ _id: id, name }),
    company: name,
    facts: [sector, city].filter(Boolean).join(' · '),
    city,
    logo,
    photos,
    bio,
    checks: checkLines(evidence, now),
    replies: { figures, text: figures.length === 0 ? TOO_FEW_APPLICATIONS : IF_SILENT },
    count,
    jobs,
    hasMore,
    summary: `${name} in ${city}.${open} See what we checked and how they reply.`,
  }
}
