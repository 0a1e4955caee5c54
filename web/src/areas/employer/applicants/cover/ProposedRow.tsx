import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { ActionIcon } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import type { ProposedPerson } from '#web/areas/employer/applicants/cover/proposed-people'
import type { MoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { pounds } from '#web/shared/words/pay'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { shortHours } from '#web/shared/week/worked-hours'
import { words as sentences } from '#web/areas/employer/applicants/cover/words'
import styles from './Cover.module.css'

interface ProposedRowProps {
  readonly job: EmployerJob
  readonly proposed: ProposedPerson
  /** null for whoever makes no offers. */
  readonly flow: MoveFlow | null
}

/** One person of the proposal: their shifts, pay and hours a week, and an offer of their own. */
export function ProposedRow({ job, proposed: { person, shifts, words, hours, pay }, flow }: ProposedRowProps) {
  const { _id, version, status, name } = person
  const ids = shifts.map((shift) => shift._id)
  return (
    <li>
      <MonogramTile name={name} round />
      <span className={styles.words}>
        <b>{name}</b>
        <span>{words}</span>
      </span>
      <span className={styles.hours}>
        {pay !== null && <b>{pounds(pay)}</b>}
        <span>{shortHours(hours)}</span>
      </span>
      {flow && (
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={sentences.offerTo(name)}
          onClick={() => flow.start({ _id, jobId: job._id, version, status, applicant: { name }, shifts: ids }, 'offered')}
        >
          <IconSend size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}
