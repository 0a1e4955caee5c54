import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { Button } from '@mantine/core'
import { MeetMenu } from '#web/areas/employer/applicants/moves/MeetMenu'
import type { FrontMoves } from '#web/areas/employer/applicants/moves/front-moves'
import type { MoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'

interface FrontAnswersProps {
  readonly application: EmployerApplicationDetail
  readonly front: FrontMoves
  readonly flow: MoveFlow
}

/** The answers that stand in front as buttons; the others lie behind a menu beside them. */
export function FrontAnswers({ application, front: { moves, canTalk }, flow }: FrontAnswersProps) {
  return (
    <>
      {canTalk && <MeetMenu application={application} flow={flow} />}
      {moves.map(({ to, label }) => (
        <Button
          key={to}
          {...(to === 'rejected' && { variant: 'default', color: 'danger' })}
          loading={flow.going.has(application._id)}
          onClick={() => flow.start(application, to)}
        >
          {label}
        </Button>
      ))}
    </>
  )
}
