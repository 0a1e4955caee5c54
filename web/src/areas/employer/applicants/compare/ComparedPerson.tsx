import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { Link } from 'react-router'
import { AnswerBy } from '#web/areas/employer/applicants/AnswerBy'
import { statusKind, statusWords } from '#web/areas/employer/applicants/applicant-words'
import { MoveMenu } from '#web/areas/employer/applicants/moves/MoveMenu'
import type { MoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { paths, to } from '#web/shared/paths'
import { Chip } from '#web/ui/display/Chip'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import styles from './Compare.module.css'

interface ComparedPersonProps {
  readonly application: EmployerApplicationDetail
  readonly flow: MoveFlow
}

/** The head of a column: who, where they stand, and every move. */
export function ComparedPerson({ application, flow }: ComparedPersonProps) {
  const { _id, jobId, applicant, status } = application
  return (
    <li className={styles.person}>
      <MonogramTile name={applicant.name} src={applicant.avatar} size="small" round />
      <span className={styles.name}>
        <Link to={to(paths.applicant, { jobId, applicationId: _id })}>{applicant.name}</Link>
        <span className={styles.marks}>
          <Chip kind={statusKind(status)}>{statusWords[status]}</Chip>
          <AnswerBy application={application} />
        </span>
      </span>
      <MoveMenu application={application} flow={flow} />
    </li>
  )
}
