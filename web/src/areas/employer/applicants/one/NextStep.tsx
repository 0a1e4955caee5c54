import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { Button } from '@mantine/core'
import { tabOf } from '@evenshift/contract/states/application/application'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { MeetMenu } from '#web/areas/employer/applicants/moves/MeetMenu'
import { mayMeet } from '#web/areas/employer/applicants/moves/may-meet'
import { MoveMenu } from '#web/areas/employer/applicants/moves/MoveMenu'
import { type MoveOption, firstMove, isOpenMove, moveOptions } from '#web/areas/employer/applicants/moves/move-options'
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

/** The first of those in front is the primary one; a no stands last. */
const look = ({ to }: MoveOption, isFirst: boolean) => {
  if (to === 'rejected' || to === 'offer_rescinded') return { variant: 'subtle', color: 'danger' } as const
  return { variant: isFirst ? 'filled' : 'default' } as const
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

/** In front are a talk, an offer and a no, and later the likeliest move; what else there is lies behind More, and the way back stands above for an hour. */
function Moves({ application, flow }: NextStepProps) {
  const { undoUntil, pendingRejection, status } = application
  const options = moveOptions(application)
  const first = firstMove(application)
  const isDeciding = tabOf(status) === 'live'
  const canTalk = isDeciding && (mayMeet(application) || isOpenMove(application, 'interview_invited'))
  const likely = [isDeciding ? undefined : first, options.find(({ to }) => to === 'offered')].filter((option) => option !== undefined)
  const front = likely.length > 0 ? [...new Set(likely.map(({ to }) => to))] : options.map(({ to }) => to)
  const shown = front.filter((to) => to !== 'rejected').flatMap((to) => options.find((option) => option.to === to) ?? [])
  const primary = shown.find(({ barred }) => barred === undefined)
  const drawn = (option: MoveOption) => (
    <div key={option.to} className={styles.move}>
      <Button
        fullWidth
        {...look(option, option.to === primary?.to)}
        disabled={option.barred !== undefined || flow.going.has(application._id)}
        onClick={() => flow.start(application, option.to)}
      >
        {option.label}
      </Button>
      {option.barred && <p className={styles.muted}>{option.barred}</p>}
    </div>
  )
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
          {canTalk && <MeetMenu application={application} flow={flow} />}
          {shown.map(drawn)}
          {options.filter(({ to }) => to === 'rejected').map(drawn)}
          <MoveMenu
            application={application}
            flow={flow}
            besides={[...front, 'rejected', ...(canTalk ? (['interview_invited'] as const) : [])]}
            isRest
          />
        </div>
        {options.length === 0 && <p className={styles.muted}>{words.thisApplicationIsFinished}</p>}
      </Card>
    </div>
  )
}
