import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { Link } from 'react-router'
import { MoveMenu } from '#web/areas/employer/applicants/moves/MoveMenu'
import { frontMoves } from '#web/areas/employer/applicants/moves/front-moves'
import type { MoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { paths, to } from '#web/shared/paths'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import styles from './Compare.module.css'

interface ComparedPersonProps {
  readonly application: EmployerApplicationDetail
  readonly flow: MoveFlow
}

/** The head of a column: who it is, and every move that isn't below as a button. */
export function ComparedPerson({ application, flow }: ComparedPersonProps) {
  const { _id, jobId, applicant } = application
  return (
    <th scope="col" abbr={applicant.name}>
      <span className={styles.person}>
        <MonogramTile name={applicant.name} src={applicant.avatar} size="small" round />
        <Link to={to(paths.applicant, { jobId, applicationId: _id })}>{applicant.name}</Link>
        <MoveMenu application={application} flow={flow} besides={frontMoves(application) ?? []} />
      </span>
    </th>
  )
}
