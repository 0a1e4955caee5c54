import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { CoverPanel } from '#web/areas/employer/applicants/cover/CoverPanel'
import { CoverTable } from '#web/areas/employer/applicants/cover/CoverTable'
import { type Proposed, coverWith, hasSomeoneToAsk, withChanged } from '#web/areas/employer/applicants/cover/cover-week'
import { SendOffersDialog } from '#web/areas/employer/applicants/cover/SendOffersDialog'
import { ShiftCard } from '#web/areas/employer/applicants/cover/ShiftCard'
import { useMoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { isOver } from '#web/areas/employer/posts/job-words'
import { ClosedNote } from '#web/areas/employer/posts/one/ClosedNote'
import { employerQuery } from '#web/shared/calls/employer'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { Note } from '#web/ui/display/Note'
import { inWeekOrder } from '#web/ui/week/week-order'
import { words } from '#web/areas/employer/applicants/cover/words'
import styles from './Cover.module.css'

/** A job's week by its seats: who has them, who could, and a proposal of who takes those that are open. */
export function CoverView({ job }: { readonly job: EmployerJob }) {
  const cover = useQuery(employerQuery('cover', { params: { id: job._id } }))
  const [isFilled, setIsFilled] = useState(false)
  const [changed, setChanged] = useState<Proposed | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [unsent, setUnsent] = useState<readonly string[]>([])
  const flow = useMoveFlow()
  if (cover.error) return <QueryFailure title={words.couldntLoadCover} error={cover.error} onRetry={() => void cover.refetch()} />
  if (!cover.data) return <RowSkeletons label={words.loadingTheCover} />
  const week = { ...cover.data, shifts: inWeekOrder(cover.data.shifts) }
  const shown = changed === null ? week : coverWith(week, changed)
  const { people } = shown.proposal
  // A job that is over with no one left to answer has no gaps: nobody will be asked to fill them.
  const isDone = isOver(job) && !hasSomeoneToAsk(week)
  const proposed = isFilled ? people : []
  const onChange = (personId: string, shiftId: string) => setChanged(withChanged(people, personId, shiftId))
  const onDone = (lines: readonly string[]) => {
    setIsSending(false)
    setUnsent(lines)
    // What is left is proposed anew.
    setChanged(null)
  }
  return (
    <div className={styles.cover}>
      {unsent.length > 0 && (
        <div className={styles.unsent}>
          <Note kind="warning" spoken>
            <b>{words.theseOffersWerentSent}</b>
            {unsent.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Note>
        </div>
      )}
      <ul className={styles.shifts} aria-label={words.shifts}>
        {shown.shifts.map((shift) => (
          <ShiftCard
            key={shift._id}
            cover={shown}
            shift={shift}
            proposed={proposed}
            isFilled={isFilled}
            isDone={isDone}
            isOpen={!isOver(job)}
          />
        ))}
      </ul>
      {isDone ? (
        <div className={styles.panel}>{job.status === 'closed' && <ClosedNote job={job} />}</div>
      ) : (
        <CoverPanel
          job={job}
          cover={shown}
          isFilled={isFilled}
          onFill={() => setIsFilled(true)}
          isChanged={changed !== null}
          onChange={(isChanged) => setChanged(isChanged ? people : null)}
          flow={flow}
          onSend={() => setIsSending(true)}
        />
      )}
      <CoverTable jobId={job._id} cover={shown} proposed={proposed} onChange={isFilled && changed !== null ? onChange : null} />
      {flow.dialog}
      {isSending && <SendOffersDialog job={job} cover={shown} onDone={onDone} onClose={() => setIsSending(false)} />}
    </div>
  )
}
