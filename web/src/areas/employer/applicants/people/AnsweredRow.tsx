import type { ApplicantCard } from '@evenshift/contract/model/overview/applicant-card'
import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import type { MoveFlow, MovedApplication } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { clockTime } from '#web/shared/words/dates'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { words } from '#web/areas/employer/applicants/people/words'
import styles from './People.module.css'

interface AnsweredRowProps {
  readonly row: ApplicantCard
  /** As the answer left it. */
  readonly answered: MovedApplication & Pick<ApplicantCard, 'pendingRejection' | 'undoUntil'>
  readonly flow: MoveFlow
}

/** Somebody who has just been answered, where they stood, with the way back. */
export function AnsweredRow({ row: { applicant, jobTitle }, answered, flow }: AnsweredRowProps) {
  const { pendingRejection, undoUntil } = answered
  const until = undoUntil === null ? null : clockTime(undoUntil)
  const what = pendingRejection ? (until === null ? words.notTimeWay : words.notTimeGoes(until)) : words.shortlistedToldUndoUntil(until)
  return (
    <li className={styles.person} data-answered>
      <span className={styles.who}>
        <MonogramTile name={applicant.name} src={applicant.avatar} size="small" round />
        <span className={styles.words}>
          <b className={styles.name}>{applicant.name}</b>
          <span className={styles.job}>{jobTitle}</span>
        </span>
      </span>
      <p className={styles.what}>{what}</p>
      {until !== null && (
        <ManagersOnly>
          <Button
            className={styles.undo ?? ''}
            variant="subtle"
            leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
            aria-label={words.undoWithName(applicant.name)}
            loading={flow.going.has(answered._id)}
            onClick={() => flow.undo(answered)}
          >
            {words.undo}
          </Button>
        </ManagersOnly>
      )}
    </li>
  )
}
