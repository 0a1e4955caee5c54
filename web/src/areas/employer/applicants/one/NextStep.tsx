import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { mayMeet } from '#web/areas/employer/applicants/moves/may-meet'
import { MoveMenu } from '#web/areas/employer/applicants/moves/MoveMenu'
import { type MoveOption, firstMove, moveOptions } from '#web/areas/employer/applicants/moves/move-options'
import type { MoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { useApplicantAddress } from '#web/areas/employer/applicants/useApplicantAddress'
import { paths } from '#web/shared/paths'
import { clockTime } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/employer/applicants/one/words'
import styles from './Applicant.module.css'

interface NextStepProps {
  readonly application: EmployerApplicationDetail
  readonly flow: MoveFlow
}

/** The first open move is the primary one, a talk the soft one; a no stands last. */
const look = ({ to }: MoveOption, isFirst: boolean) => {
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

/** In front are the likeliest move, a talk, an offer and a no; what else there is lies behind More, and the way back stands above for an hour. */
function Moves({ application, flow }: NextStepProps) {
  const { undoUntil, pendingRejection, status } = application
  const options = moveOptions(application)
  const first = firstMove(application)
  const addressOf = useApplicantAddress()
  const talk = options.find(({ to, barred }) => to === 'interview_invited' && !barred)
  const likely = [first, talk, options.find(({ to }) => to === 'offered')].filter((option) => option !== undefined)
  const front = likely.length > 0 ? [...new Set(likely.map(({ to }) => to))] : options.map(({ to }) => to)
  const shown = front.filter((to) => to !== 'rejected').flatMap((to) => options.find((option) => option.to === to) ?? [])
  const drawn = (option: MoveOption) => (
    <div key={option.to} className={styles.move}>
      <Button
        fullWidth
        {...look(option, option.to === first?.to)}
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
          {shown.map(drawn)}
          <div className={styles.others}>
            {mayMeet(application) && (
              <Button variant="default" component={Link} to={addressOf(application, paths.meet)}>
                {words.meet}
              </Button>
            )}
            <MoveMenu application={application} flow={flow} besides={[...front, 'rejected']} />
          </div>
          {options.filter(({ to }) => to === 'rejected').map(drawn)}
        </div>
        {options.length === 0 && <p className={styles.muted}>{endWords[status === 'hired' ? 'hired' : 'over']}</p>}
      </Card>
    </div>
  )
}

const endWords = { hired: words.youHiredThem, over: words.thisApplicationIsFinished } as const
