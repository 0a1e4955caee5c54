import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { ActionIcon, Button } from '@mantine/core'
import { IconVideo } from '@tabler/icons-react'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { MoveMenu } from '#web/areas/employer/applicants/moves/MoveMenu'
import { firstMove, moveOptions } from '#web/areas/employer/applicants/moves/move-options'
import type { MoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { StickyBar } from '#web/ui/page/StickyBar'
import styles from './Applicant.module.css'

/** On a phone: the first open move in reach of the thumb and a talk beside it, the others behind its menu. */
export function NextStepBar({ application, flow }: { readonly application: EmployerApplicationDetail; readonly flow: MoveFlow }) {
  const first = firstMove(application)
  if (!first) return null
  const talk = moveOptions(application).find(({ to, barred }) => to === 'interview_invited' && !barred && to !== first.to)
  return (
    <ManagersOnly>
      <StickyBar>
        <MoveMenu application={application} flow={flow} />
        {talk && (
          <ActionIcon variant="light" size={52} aria-label={talk.label} onClick={() => flow.start(application, talk.to)}>
            <IconVideo size={22} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
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
