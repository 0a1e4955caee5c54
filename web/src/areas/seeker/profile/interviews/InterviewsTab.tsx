import { ANSWER_GRACE_SECONDS } from '@evenshift/contract/constants'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RecordingStep } from '#web/areas/seeker/interview/answer/RecordingStep'
import { InterviewRows } from '#web/areas/seeker/profile/interviews/InterviewRows'
import { PracticeCard, type Practising } from '#web/areas/seeker/profile/interviews/PracticeCard'
import { words } from '#web/areas/seeker/profile/interviews/words'
import { seekerQuery } from '#web/shared/calls/seeker'
import { notify } from '#web/shared/notices/notify'
import { Pages } from '#web/shared/paging/Pages'
import { LISTED, usePage } from '#web/shared/paging/usePage'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { Columns, Rows } from '#web/ui/page/Columns'
import { EmptyState } from '#web/ui/page/EmptyState'

const PRACTICE_SECONDS = 60

/** The own interviews, those to do first, and a place to practise. */
export function InterviewsTab() {
  const page = usePage()
  const [practising, setPractising] = useState<Practising | null>(null)
  const { data, error, refetch } = useQuery({
    ...seekerQuery('interviews', { query: { page, limit: LISTED } }),
    placeholderData: keepPreviousData,
  })
  if (practising)
    return (
      <RecordingStep
        question={practising.question}
        kind={practising.kind}
        maxSeconds={PRACTICE_SECONDS}
        graceSeconds={ANSWER_GRACE_SECONDS}
        isPractice
        onLeave={() => setPractising(null)}
        onRecorded={() => {
          setPractising(null)
          notify({ kind: 'info', text: words.practice.done })
        }}
      />
    )
  return (
    <Columns kind="side">
      <Rows>
        {error && <QueryFailure title={words.failed} error={error} onRetry={() => void refetch()} />}
        {!error && !data && <InterviewBones />}
        {data && data.pagination.total === 0 && <EmptyState {...words.none} />}
        {data && data.pagination.total > 0 && (
          <>
            <InterviewRows interviews={data.data} />
            <Pages label={words.pages} pagination={data.pagination} />
          </>
        )}
      </Rows>
      {/* Below them on a phone: it would move once they are there. */}
      {(data || error) && (
        <Rows>
          <PracticeCard onRecord={setPractising} />
        </Rows>
      )}
    </Columns>
  )
}

function InterviewBones() {
  return (
    <div role="status" aria-label={words.loading}>
      <Rows>
        {[1, 2].map((one) => (
          <Card key={one} as="div">
            <Bone width="50%" height={18} />
            <Bone width="70%" height={14} />
            <Bone width={150} height={44} />
          </Card>
        ))}
      </Rows>
    </div>
  )
}
