import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { UNDO_MINUTES } from '@evenshift/contract/constants'
import { Button } from '@mantine/core'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { type MoveOption, firstMove, moveOptions } from '#web/areas/employer/applicants/moves/move-options'
import type { MoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { clockTime } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { Note } from '#web/ui/display/Note'
import styles from './Applicant.module.css'

interface NextStepProps {
  readonly application: EmployerApplicationDetail
  readonly flow: MoveFlow
}

/** The first open move is the primary one; a no stands last. */
const look = ({ to }: MoveOption, isFirst: boolean) => {
  if (to === 'rejected' || to === 'offer_rescinded') return { variant: 'subtle', color: 'danger' } as const
  return { variant: isFirst ? 'filled' : to === 'offered' || to === 'hired' ? 'light' : 'default' } as const
}

export function NextStep(props: NextStepProps) {
  return (
    <ManagersOnly
      otherwise={
        <Card label="Next step">
          <h2>Next step</h2>
          <p className={styles.muted}>A manager or owner decides, using your scores and notes.</p>
        </Card>
      }
    >
      <Moves {...props} />
    </ManagersOnly>
  )
}

/** Every move that the state table gives, and the way back for an hour. */
function Moves({ application, flow }: NextStepProps) {
  const { undoUntil, pendingRejection, status } = application
  const options = moveOptions(application)
  const first = firstMove(application)
  return (
    <div className={styles.next} data-in-bar={first !== undefined || undefined} data-undo={undoUntil !== null || undefined}>
      <Card label="Next step">
        <h2>Next step</h2>
        {undoUntil && (
          <Note kind={pendingRejection ? 'warning' : 'info'}>
            {pendingRejection
              ? `Not this time goes out at ${clockTime(undoUntil)}. Until then only you see it.`
              : `You can take your last step back until ${clockTime(undoUntil)}.`}
            <Button
              className={styles.undo ?? ''}
              variant="default"
              loading={flow.busyWith === application._id}
              onClick={() => flow.undo(application)}
            >
              Undo
            </Button>
          </Note>
        )}
        <div className={styles.moves}>
          {options.map((option) => (
            <div key={option.to} className={styles.move}>
              <Button
                fullWidth
                {...look(option, option.to === first?.to)}
                disabled={option.barred !== undefined || flow.busyWith === application._id}
                onClick={() => flow.start(application, option.to)}
              >
                {option.label}
              </Button>
              {option.barred && <p className={styles.muted}>{option.barred}</p>}
            </div>
          ))}
        </div>
        {options.some(({ to, barred }) => to === 'rejected' && !barred) && (
          <p className={styles.least}>Needs a reason. Sent after {UNDO_MINUTES} minutes, so you can undo.</p>
        )}
        {options.length === 0 && <p className={styles.muted}>{endWords[status === 'hired' ? 'hired' : 'over']}</p>}
      </Card>
    </div>
  )
}

const endWords = { hired: 'You hired them.', over: 'This application is finished.' } as const
