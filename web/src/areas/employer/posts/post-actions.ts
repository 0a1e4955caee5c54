import { REOPEN_DAYS } from '@evenshift/contract/constants'
import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { type JobStatus, jobAllowed, takesApplications } from '@evenshift/contract/states/job/job'
import { DAY_MS } from '@evenshift/contract/days'
import { words } from '#web/areas/employer/posts/words'

export type PostAction = 'share' | 'publish' | 'recall' | 'pause' | 'resume' | 'close_on' | 'close_now' | 'reopen' | 'duplicate' | 'delete'
export interface OfferedAction {
  readonly action: PostAction
  readonly label: string
  /** Why it is not possible now. */
  readonly barred?: string
}

/** What a move of the state table is called, by where it starts and where it leads. */
const moves: Partial<Record<`${JobStatus}>${JobStatus}`, OfferedAction>> = {
  'draft>live': { action: 'publish', label: words.finishAndPublish },
  'pending_review>draft': { action: 'recall', label: words.moveBackToDraft },
  'live>paused': { action: 'pause', label: words.pause },
  'paused>live': { action: 'resume', label: words.resume },
  'live>closed': { action: 'close_now', label: words.closeJob },
  'paused>closed': { action: 'close_now', label: words.closeJob },
  'closed>live': { action: 'reopen', label: words.reopen },
}

/** Why a closed job cannot be opened again. */
function reopenBar(job: Pick<PostCard, 'closedAt' | 'filled' | 'vacancies'>, now: Date): string | undefined {
  if (job.filled >= job.vacancies) return words.everyPlaceIsFilled
  if (job.closedAt && now.getTime() - Date.parse(job.closedAt) > REOPEN_DAYS * DAY_MS) return words.closedMoreThanDays(REOPEN_DAYS)
  return undefined
}

/** What the employer may do with a post: send it on, and move it by the state table. */
export function postActions(job: Pick<PostCard, 'status' | 'closedAt' | 'filled' | 'vacancies'>, now: Date): readonly OfferedAction[] {
  const offered = jobAllowed(job.status, 'employer').flatMap((to) => moves[`${job.status}>${to}`] ?? [])
  const dated = job.status === 'live' || job.status === 'paused' ? [{ action: 'close_on', label: words.editClosingDate } as const] : []
  const bar = job.status === 'closed' ? reopenBar(job, now) : undefined
  return [
    ...(takesApplications(job.status) ? [{ action: 'share', label: words.share } as const] : []),
    ...offered.map((move) => (bar && move.action === 'reopen' ? { ...move, barred: bar } : move)),
    ...dated,
    { action: 'duplicate', label: words.copyJob },
    ...(job.status === 'draft' ? [{ action: 'delete', label: words.deleteDraft } as const] : []),
  ]
}

/** Whether a closed job can be opened again now. */
export const mayReopen = (job: Parameters<typeof postActions>[0], now: Date): boolean =>
  postActions(job, now).some(({ action, barred }) => action === 'reopen' && barred === undefined)
