import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { mayMeet } from '#web/areas/employer/applicants/moves/may-meet'
import { MoveMenu } from '#web/areas/employer/applicants/moves/MoveMenu'
import { type MoveOption, type MoveTarget, firstMove, moveOptions } from '#web/areas/employer/applicants/moves/move-options'
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

/** What is in front besides a talk; the rest lies behind More, the shortlist beside it as well, unless there is none of these. */
const inFront: readonly MoveTarget[] = ['offered', 'hired', 'rejected']

/** The first open move is the primary one; a no stands last. */
const look = ({ to }: MoveOption, isFirst: boolean) => {
  if (to === 'rejected' || to === 'offer_rescinded') return { variant: 'subtle', color: 'danger' } as const
  return { variant: isFirst ? 'filled' : to === 'offered' || to === 'hired' ? 'light' : 'default' } as const
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

/** The moves that the state table gives, three of them in front with the no below all others, and the way back for an hour. */
function Moves({ application, flow }: NextStepProps) {
  const { undoUntil, pendingRejection, status } = application
  const options = moveOptions(application)
  const first = firstMove(application)
  const addressOf = useApplicantAddress()
  const front = options.filter(({ to }) => inFront.includes(to))
  const shown = front.length > 0 ? front : options
  const shortlist = front.length > 0 && options.find(({ to, barred }) => to === 'shortlisted' && !barred)
  const primary = shown.find(({ to, barred }) => !barred && to !== 'rejected')
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
          {mayMeet(application) && (
            <Button fullWidth variant="default" component={Link} to={addressOf(application, paths.meet)}>
              {words.meet}
            </Button>
          )}
          {shown.filter(({ to }) => to !== 'rejected').map(drawn)}
          {shown.length < options.length && (
            <div className={styles.others}>
              {shortlist && (
                <Button variant="default" disabled={flow.going.has(application._id)} onClick={() => flow.start(application, shortlist.to)}>
                  {shortlist.label}
                </Button>
              )}
              <MoveMenu application={application} flow={flow} isNamed />
            </div>
          )}
          {shown.filter(({ to }) => to === 'rejected').map(drawn)}
        </div>
        {options.length === 0 && <p className={styles.muted}>{endWords[status === 'hired' ? 'hired' : 'over']}</p>}
      </Card>
    </div>
  )
}

const endWords = { hired: words.youHiredThem, over: words.thisApplicationIsFinished } as const
