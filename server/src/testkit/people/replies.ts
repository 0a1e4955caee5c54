import { activityCounts, replyWaits } from '#server/capabilities/work/activity/tables'
import type { TestApp } from '#server/testkit/app/app'

interface Replies {
  readonly silences: number
  /** How many answers took so many hours. */
  readonly waits: readonly { readonly hours: number; readonly answers: number }[]
}
/** Writes how a company answered, as the counts have it: of all time, and once more of a day. */
export async function placeReplies({ parts }: TestApp, employerId: string, { silences, waits }: Replies): Promise<void> {
  const answers = waits.reduce((sum, wait) => sum + wait.answers, 0)
  const counted = { employerId, subjectId: employerId, answers, silences }
  await parts.db.insert(activityCounts).values([
    { ...counted, grain: 'ever', startsOn: '1970-01-01' },
    { ...counted, grain: 'day', startsOn: '2026-11-01' },
  ])
  await parts.db.insert(replyWaits).values(waits.map((wait) => ({ employerId, ...wait })))
}
