import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { tabOf } from '@evenshift/contract/states/application/application'
import { Button } from '@mantine/core'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { MeetMenu } from '#web/areas/employer/applicants/moves/MeetMenu'
import { MoveMenu } from '#web/areas/employer/applicants/moves/MoveMenu'
import { mayMeet } from '#web/areas/employer/applicants/moves/may-meet'
import { firstMove, isOpenMove, moveOptions } from '#web/areas/employer/applicants/moves/move-options'
import type { MoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { StickyBar } from '#web/ui/page/StickyBar'
import styles from './Applicant.module.css'

interface NextStepBarProps {
  readonly application: EmployerApplicationDetail
  readonly flow: MoveFlow
}

/** On a phone, in reach of the thumb: a talk, an offer and a no while one is to be chosen, after that the first open move; the others lie behind its menu. */
export function NextStepBar({ application, flow }: NextStepBarProps) {
  const first = firstMove(application)
  if (!first) return null
  const answers = moveOptions(application).filter(({ to, barred }) => !barred && (to === 'offered' || to === 'rejected'))
  const isAnswered = tabOf(application.status) !== 'live' || answers.length === 0
  const front = isAnswered ? [first] : answers
  const canTalk = !isAnswered && (mayMeet(application) || isOpenMove(application, 'interview_invited'))
  return (
    <ManagersOnly>
      <StickyBar>
        <MoveMenu
          application={application}
          flow={flow}
          besides={[...front.map(({ to }) => to), ...(canTalk ? (['meet', 'interview_invited'] as const) : [])]}
        />
        <div className={styles.answers}>
          {canTalk && <MeetMenu application={application} flow={flow} />}
          {front.map(({ to, label }) => (
            <Button
              key={to}
              {...(to === 'rejected' && { variant: 'default', color: 'danger' })}
              loading={flow.going.has(application._id)}
              onClick={() => flow.start(application, to)}
            >
              {label}
            </Button>
          ))}
        </div>
      </StickyBar>
    </ManagersOnly>
  )
}
