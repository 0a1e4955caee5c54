/** What the pages that anybody may open say of an employer, in words. */
import type { PublicJob } from '@evenshift/contract/model/job/job'
import { waitOf } from '@evenshift/contract/states/hours-words'
import { dayWords } from '#server/capabilities/ground/reference/public'
import type { ShownRecord } from '#server/http/pages/employer/shown'

type Told = PublicJob['employer']

export const IF_SILENT = 'If they don’t reply, we’ll close it and tell you, so you’re never left waiting.'

/** What was checked, each with its day. */
export const checkLines = (evidence: Told['evidence'], now: Date): string[] =>
  evidence.map(({ text, checkedOn }) => `${text} (${dayWords(checkedOn, now)})`)

/** How it has answered; none where there are too few applications to say. */
export const recordFigures = ({ replyRate, medianReplyHours }: Pick<Told, 'replyRate' | 'medianReplyHours'>): ShownRecord['figures'] => {
  const figures: readonly (ShownRecord['figures'][number] | false)[] = [
    replyRate !== null && [`${replyRate}%`, 'reply rate'],
    medianReplyHours !== null && [waitOf(medianReplyHours), 'usual wait'],
  ]
  return figures.filter((figure) => figure !== false)
}
