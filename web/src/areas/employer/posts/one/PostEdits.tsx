import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { termLabels } from '@evenshift/contract/states/job/term-words'
import { useQuery } from '@tanstack/react-query'
import { ChangeReplies } from '#web/areas/employer/posts/one/ChangeReplies'
import { employerQuery } from '#web/shared/calls/employer'
import { ChangedTerms } from '#web/shared/job/ChangedTerms'
import { clockTime, dayDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { History } from '#web/ui/display/Timeline'
import { words } from '#web/areas/employer/posts/one/words'

/** What was changed since it went out, by whom, from what to what, and what applicants say to the newest of it: the last change first. */
export function PostEdits({ job: { _id, edits: all, publishedAt } }: { readonly job: EmployerJob }) {
  const edits = all.filter(({ at }) => publishedAt !== null && at >= publishedAt).toReversed()
  const { data: answers } = useQuery({ ...employerQuery('changeAnswers', { params: { id: _id } }), enabled: edits.length > 0 })
  if (edits.length === 0) return null
  return (
    <Card label={words.whatChanged}>
      <h2>{words.whatChanged}</h2>
      <History
        rows={edits.map(({ at, by, changes, lines }) => ({
          text: `${changes.join(', ')} (${by})`,
          at: `${dayDate(at)}, ${clockTime(at)}`,
          more: lines.length > 0 && (
            <>
              <ChangedTerms lines={lines} />
              {answers?.at === at && <ChangeReplies jobId={_id} answers={answers} isOfTimes={changes.includes(termLabels.shifts)} />}
            </>
          ),
        }))}
      />
    </Card>
  )
}
