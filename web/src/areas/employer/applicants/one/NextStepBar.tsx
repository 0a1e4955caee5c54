import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { Button } from '@mantine/core'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { MoveMenu } from '#web/areas/employer/applicants/moves/MoveMenu'
import { firstMove } from '#web/areas/employer/applicants/moves/move-options'
import type { MoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { StickyBar } from '#web/ui/page/StickyBar'
import styles from './Applicant.module.css'

/** On a phone: the first open move in reach of the thumb, the others behind its menu. */
export function NextStepBar({ application, flow }: { readonly application: EmployerApplicationDetail; readonly flow: MoveFlow }) {
  const first = firstMove(application)
  if (!first) return null
  return (
    <ManagersOnly>
      <StickyBar>
        <MoveMenu application={application} flow={flow} />
        <Button
          className={styles.grow ?? ''}
          size="lg"
          loading={flow.going.has(application._id)}
          onClick={() => flow.start(application, first.to)}
        >
          {first.label}
        </Button>
      </StickyBar>
    </ManagersOnly>
  )
}
