import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { Cover } from '@evenshift/contract/model/overview/cover'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { cellState, leftOpen, mayWork } from '#web/areas/employer/applicants/cover/cover-week'
import { words } from '#web/areas/employer/posts/one/words'
import { employerQuery } from '#web/shared/calls/employer'
import { paths, to } from '#web/shared/paths'
import { Cells } from '#web/ui/display/Cells'
import { Card } from '#web/ui/page/Card'
import { dayShort } from '#web/ui/week/days'
import { inWeekOrder } from '#web/ui/week/week-order'
import { spanText } from '#web/ui/week/times'
import styles from './PostDetails.module.css'

/** How many with an open offer for other shifts asked for this one and may work it. */
const offeredOthers = ({ applicants }: Cover, shiftId: string): number =>
  applicants.filter((person) => person.status === 'offered' && mayWork(cellState(person, shiftId, []))).length

/** Which shifts have their people and which don’t yet, with the way to fill them; nothing where the job has none. */
export function CoverCard({ job }: { readonly job: EmployerJob }) {
  const { data: cover, isError } = useQuery({ ...employerQuery('cover', { params: { id: job._id } }), enabled: job.shifts.length > 0 })
  if (job.shifts.length === 0 || isError) return null
  const isCovered = cover !== undefined && cover.shifts.every(({ accepted, offered, needed }) => accepted + offered >= needed)
  return (
    <Card label={words.cover}>
      <div className={styles.head}>
        <h2>{words.cover}</h2>
        <Link to={`${to(paths.jobApplicants, { jobId: job._id })}?view=cover`}>{isCovered ? words.viewTheWeek : words.fillTheWeek}</Link>
      </div>
      <ul className={styles.shifts}>
        {inWeekOrder(job.shifts).map(({ _id, day, start, end, people }) => {
          // Its line stands before it's known who has it, so that nothing below moves.
          const seats = cover?.shifts.find((shift) => shift._id === _id)
          return (
            <li key={_id}>
              <b>
                {dayShort(day)} {spanText(start, end)}
              </b>
              <Cells filled={seats?.accepted ?? 0} offered={seats?.offered ?? 0} most={people} />
              <span className={styles.muted}>
                {cover && seats ? words.seats(seats, seats.askedFor + offeredOthers(cover, _id), leftOpen(cover, seats)) : '\u00A0'}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
