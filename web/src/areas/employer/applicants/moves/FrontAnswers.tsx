import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { Button } from '@mantine/core'
import { MeetLink } from '#web/areas/employer/applicants/moves/MeetLink'
import type { Reply } from '#web/areas/employer/applicants/moves/replies'
import { labelOf } from '#web/areas/employer/applicants/moves/move-options'
import type { MoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'

interface FrontAnswersProps {
  readonly application: EmployerApplicationDetail
  readonly front: readonly Reply[]
  readonly flow: MoveFlow
}

/** The answers that stand in front as buttons, the first of them filled; the others lie behind a menu beside them. */
export function FrontAnswers({ application, front, flow }: FrontAnswersProps) {
  return (
    <>
      {front.map((to, at) =>
        to === 'meet' ? (
          <MeetLink key={to} application={application} isFirst={at === 0} />
        ) : (
          <Button
            key={to}
            {...(to === 'rejected' ? { variant: 'default', color: 'danger' } : at > 0 && { variant: 'default' })}
            loading={flow.going.has(application._id)}
            onClick={() => flow.start(application, to)}
          >
            {labelOf(to, application.status)}
          </Button>
        ),
      )}
    </>
  )
}
