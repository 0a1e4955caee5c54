import type { EmployerApplication, EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDots } from '@tabler/icons-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { mayMeet } from '#web/areas/employer/applicants/moves/may-meet'
import type { Reply } from '#web/areas/employer/applicants/moves/replies'
import { meetingBefore, moveOptions } from '#web/areas/employer/applicants/moves/move-options'
import type { MoveFlow, MovedApplication } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { useApplicantAddress } from '#web/areas/employer/applicants/useApplicantAddress'
import { paths } from '#web/shared/paths'
import { clockTime } from '#web/shared/words/dates'
import { words } from '#web/areas/employer/applicants/moves/words'
import styles from './MoveMenu.module.css'

interface MoveMenuProps {
  readonly application: MovedApplication &
    Pick<EmployerApplication, 'allowed' | 'undoUntil' | 'pendingRejection'> &
    Partial<Pick<EmployerApplicationDetail, 'meeting'>>
  readonly flow: MoveFlow
  /** What stands beside it already. */
  readonly besides?: readonly Reply[]
  /** It stands below a meeting and the way back too, and says what it is instead of three dots. */
  readonly isRest?: boolean
}

/** Every move of one application that doesn't stand beside it; what is not open now says why. */
export function MoveMenu({ application, flow, besides = [], isRest = false }: MoveMenuProps) {
  const { applicant } = application
  const undoUntil = isRest ? null : application.undoUntil
  const options = moveOptions(application).filter(({ to }) => !besides.includes(to))
  const addressOf = useApplicantAddress()
  const meetBefore = !isRest && !besides.includes('meet') && mayMeet(application) ? meetingBefore(options) : undefined
  if (options.length === 0 && !undoUntil) return null
  return (
    <ManagersOnly>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          {isRest ? (
            <Button
              fullWidth
              variant="default"
              aria-label={words.moreActionsFor(applicant.name)}
              rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden />}
              loading={flow.going.has(application._id)}
            >
              {words.more}
            </Button>
          ) : (
            <ActionIcon
              className={styles.dots ?? ''}
              size={36}
              aria-label={words.moreActionsFor(applicant.name)}
              loading={flow.going.has(application._id)}
            >
              <IconDots size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          )}
        </Menu.Target>
        <Menu.Dropdown>
          {undoUntil && <Menu.Item onClick={() => flow.undo(application)}>{words.undoUntil(clockTime(undoUntil))}</Menu.Item>}
          {options.map(({ to, label, barred }) => (
            <Fragment key={to}>
              {to === meetBefore && (
                <Menu.Item component={Link} to={addressOf(application, paths.meet)}>
                  {words.meet}
                </Menu.Item>
              )}
              <Menu.Item
                disabled={barred !== undefined}
                {...(to === 'rejected' || to === 'offer_rescinded' ? { color: 'danger' } : {})}
                onClick={() => flow.start(application, to)}
              >
                {label}
                {barred && <span className={styles.more}>{barred}</span>}
              </Menu.Item>
            </Fragment>
          ))}
        </Menu.Dropdown>
      </Menu>
    </ManagersOnly>
  )
}
