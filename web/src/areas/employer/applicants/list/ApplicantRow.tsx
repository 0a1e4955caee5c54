import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import { Checkbox } from '@mantine/core'
import { ApplicantName } from '#web/areas/employer/applicants/ApplicantName'
import { ChangeChip } from '#web/areas/employer/applicants/ChangeChip'
import { RowWeek } from '#web/areas/employer/applicants/RowWeek'
import { dueOf, statusKind, statusWord } from '#web/areas/employer/applicants/applicant-words'
import { isWeekKnown } from '#web/areas/employer/applicants/fit-words'
import { MoveMenu } from '#web/areas/employer/applicants/moves/MoveMenu'
import type { MoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { Chip } from '#web/ui/display/Chip'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/employer/applicants/list/words'
import styles from './ApplicantTable.module.css'

interface ApplicantRowProps {
  readonly application: EmployerApplication
  readonly chosen: boolean
  readonly onToggle: () => void
  readonly flow: MoveFlow
}

export function ApplicantRow({ application, chosen, onToggle, flow }: ApplicantRowProps) {
  const { applicant, match, fit, status, firstViewedAt } = application
  const due = dueOf(application, useNow())
  return (
    <tr data-chosen={chosen || undefined}>
      <td className={styles.choose}>
        <Checkbox aria-label={words.select(applicant.name)} checked={chosen} onChange={onToggle} />
      </td>
      <td>
        <span className={styles.person}>
          <MonogramTile name={applicant.name} src={applicant.avatar} size="small" round />
          <span className={styles.named}>
            <ApplicantName application={application} />
            {firstViewedAt === null && status !== 'applied' && application.isReadable && (
              <span className={styles.unread}>{words.notViewed}</span>
            )}
            <ChangeChip application={application} />
          </span>
        </span>
      </td>
      <td>
        <span className={styles.fit}>
          <RowWeek application={application} />
        </span>
      </td>
      <td className={styles.figure}>{match === null ? '–' : isWeekKnown(fit) ? `${match}%` : words.weekNotKnown}</td>
      <td>
        <Chip kind={statusKind(status)}>{statusWord(application)}</Chip>
      </td>
      <td className={due?.kind === 'bad' ? styles.late : undefined}>{due?.alone ?? due?.text}</td>
      <td className={styles.menu}>
        <MoveMenu application={application} flow={flow} />
      </td>
    </tr>
  )
}
