import type { Output } from '@evenshift/contract/call'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { seekerQuery } from '#web/shared/calls/seeker'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { clockTime, dayDate } from '#web/shared/words/dates'
import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { History } from '#web/ui/display/Timeline'
import { words } from '#web/areas/seeker/applications/one/words'
import styles from './Application.module.css'

type Opened = Output<SeekerService['accessLog']>['data'][number]

const FIRST = 5
const MORE = 50

const what = ({ what, label }: Opened): string =>
  ({ application: words.yourApplication, bio_video: words.yourBioVideo, document: label, interview_answer: words.yourAnswerTo(label) })[
    what
  ]

/** A line for each part, the one that was opened last first: how often, and when last. */
function linesOf(opened: readonly Opened[]) {
  return [...new Set(opened.map(what))].map((part) => {
    const rows = opened.filter((one) => what(one) === part)
    return { part, times: rows.length, last: rows[0]?.viewedAt ?? '' }
  })
}

/** Which part of this application the employer opened, and when. */
export function OpenedCard({ applicationId }: { readonly applicationId: string }) {
  const [limit, setLimit] = useState(FIRST)
  const { data, error, refetch } = useQuery({
    ...seekerQuery('accessLog', { params: { id: applicationId }, query: { page: 1, limit } }),
    placeholderData: (before) => before,
  })
  if (error) return <QueryFailure title={words.couldntLoadWhoOpened} error={error} onRetry={() => void refetch()} />
  const lines = linesOf(data?.data ?? [])
  // One look at the whole is told by what happened.
  if (lines.length === 1 && lines[0]?.part === words.yourApplication && lines[0].times === 1) return null
  return (
    <Card label={words.whatTheyveViewed}>
      <h3>{words.whatTheyveViewed}</h3>
      {!data && <Bone height={44} />}
      {data?.data.length === 0 && <p className={styles.quiet}>{words.nothingYetYoull}</p>}
      {data && data.data.length > 0 && (
        <History
          rows={lines.map(({ part, times, last }) => ({
            text: times === 1 ? part : words.times(part, times),
            at: `${dayDate(last)}, ${clockTime(last)}`,
          }))}
        />
      )}
      {data && data.data.length < Math.min(data.pagination.total, MORE) && (
        <Button variant="default" onClick={() => setLimit(MORE)}>
          {words.showMore}
        </Button>
      )}
    </Card>
  )
}
