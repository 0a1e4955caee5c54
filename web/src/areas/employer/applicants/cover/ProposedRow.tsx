import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { Cover } from '@evenshift/contract/model/overview/cover'
import { Button } from '@mantine/core'
import { shiftName } from '#web/areas/employer/applicants/cover/cover-week'
import type { MoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { hoursOfShifts } from '#web/shared/week/worked-hours'
import { pounds } from '#web/shared/words/pay'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import styles from './Cover.module.css'

interface ProposedRowProps {
  readonly job: EmployerJob
  readonly cover: Cover
  readonly proposed: Cover['proposal']['people'][number]
  /** null for whoever makes no offers. */
  readonly flow: MoveFlow | null
}

/** One person of the proposal: their shifts, hours and pay a week, and the offer. */
export function ProposedRow({ job, cover, proposed, flow }: ProposedRowProps) {
  const person = cover.applicants.find(({ _id }) => _id === proposed._id)
  if (!person) return null
  const shifts = cover.shifts.filter(({ _id }) => proposed.shifts.includes(_id))
  const hours = hoursOfShifts(shifts)
  const isHourly = job.salary !== null && job.salaryUnit === 'hour' && job.payBands.length === 0
  const { _id, version, status, name } = person
  return (
    <li>
      <MonogramTile name={name} round />
      <span className={styles.words}>
        <b>{name}</b>
        <span>{shifts.map(shiftName).join(', ')}</span>
        <span>
          {isHourly && `${pounds((job.salary ?? 0) * hours)} a week for `}
          {hours} h
        </span>
      </span>
      {flow && (
        <Button
          variant="light"
          aria-label={`Offer to ${name}`}
          onClick={() => flow.start({ _id, jobId: job._id, version, status, applicant: { name }, shifts: [...proposed.shifts] }, 'offered')}
        >
          Offer
        </Button>
      )}
    </li>
  )
}
