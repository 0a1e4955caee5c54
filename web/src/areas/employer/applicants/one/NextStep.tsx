import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { Button } from '@mantine/core'
import { tabOf } from '@evenshift/contract/states/application/application'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { MeetLink } from '#web/areas/employer/applicants/moves/MeetLink'
import { isOpenReply } from '#web/areas/employer/applicants/moves/front-moves'
import { type Reply, repliesOf } from '#web/areas/employer/applicants/moves/replies'
import { MoveMenu } from '#web/areas/employer/applicants/moves/MoveMenu'
import { firstMove, moveOptions } from '#web/areas/employer/applicants/moves/move-options'
import type { MoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { clockTime } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/employer/applicants/one/words'
import styles from './Applicant.module.css'

interface NextStepProps {
  readonly application: EmployerApplicationDetail
  readonly flow: MoveFlow
}

/** The first of those in front that is open is the filled one; a no stands last. */
const look = (to: Reply, isFirst: boolean) => {
  if (to === 'rejected' || to === 'offer_rescinded') return { variant: 'subtle', color: 'danger' } as const
  return { variant: isFirst ? 'filled' : to === 'interview_invited' ? 'light' : 'default' } as const
}

export function NextStep(props: NextStepProps) {
  return (
    <ManagersOnly
      otherwise={
        <Card label={words.nextStep}>
          <h2>{words.nextStep}</h2>
          <p className={styles.muted}>{words.managerOwnerDecidesUsing}</p>
        </Card>
      }
    >
      <Moves {...props} />
    </ManagersOnly>
  )
}

/** In front are the replies by their stage, and later the likeliest move; what else there is lies behind More, and the way back stands above for an hour. */
function Moves({ application, flow }: NextStepProps) {
  const { undoUntil, pendingRejection, status } = application
  const options = moveOptions(application)
  const first = firstMove(application)
  const later = [first, ...options.filter(({ to }) => to === 'offered' || to === 'rejected')].flatMap((option) => option?.to ?? [])
  const known = (to: Reply) =>
    to === 'meet' || to === 'interview_invited' ? isOpenReply(application, to) : options.some((option) => option.to === to)
  const front = [...new Set(tabOf(status) === 'live' ? repliesOf(status) : first ? later : options.map(({ to }) => to))].filter(known)
  const primary = front.find((to) => to !== 'rejected' && isOpenReply(application, to))
  return (
    <div className={styles.next} data-in-bar={first !== undefined || undefined} data-undo={undoUntil !== null || undefined}>
      <Card label={words.nextStep}>
        <h2>{words.nextStep}</h2>
        {undoUntil && (
          <Note kind={pendingRejection ? 'warning' : 'info'}>
            {pendingRejection ? words.notTimeGoesOut(clockTime(undoUntil)) : words.canUndo(status === 'shortlisted', clockTime(undoUntil))}
            <Button
              className={styles.undo ?? ''}
              variant="default"
              loading={flow.going.has(application._id)}
              onClick={() => flow.undo(application)}
            >
              {words.undo}
            </Button>
          </Note>
        )}
        <div className={styles.moves}>
          {front.map((to) => {
            if (to === 'meet') return <MeetLink key={to} application={application} isFirst={to === primary} />
            const option = options.find((one) => one.to === to)
            return (
              <div key={to} className={styles.move}>
                <Button
                  fullWidth
                  {...look(to, to === primary)}
                  disabled={option?.barred !== undefined || flow.going.has(application._id)}
                  onClick={() => flow.start(application, to)}
                >
                  {option?.label}
                </Button>
                {option?.barred && <p className={styles.muted}>{option.barred}</p>}
              </div>
            )
          })}
          <MoveMenu application={application} flow={flow} besides={front} isRest />
        </div>
        {options.length === 0 && <p className={styles.muted}>{words.thisApplicationIsFinished}</p>}
      </Card>
    </div>
  )
}
