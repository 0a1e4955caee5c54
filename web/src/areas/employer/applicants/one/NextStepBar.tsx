import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { FrontAnswers } from '#web/areas/employer/applicants/moves/FrontAnswers'
import { MoveMenu } from '#web/areas/employer/applicants/moves/MoveMenu'
import { frontMoves } from '#web/areas/employer/applicants/moves/front-moves'
import type { MoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { StickyBar } from '#web/ui/page/StickyBar'
import styles from './Applicant.module.css'

interface NextStepBarProps {
  readonly application: EmployerApplicationDetail
  readonly flow: MoveFlow
}

/** On a phone, in reach of the thumb: the answers in front, and its menu with the others. */
export function NextStepBar({ application, flow }: NextStepBarProps) {
  const front = frontMoves(application)
  if (!front) return null
  return (
    <ManagersOnly>
      <StickyBar>
        <MoveMenu application={application} flow={flow} besides={front} />
        <div className={styles.answers}>
          <FrontAnswers application={application} front={front} flow={flow} />
        </div>
      </StickyBar>
    </ManagersOnly>
  )
}
