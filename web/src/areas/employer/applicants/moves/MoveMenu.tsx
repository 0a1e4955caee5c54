import type { EmployerApplication, EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDots } from '@tabler/icons-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { mayMeet } from '#web/areas/employer/applicants/moves/may-meet'
import { type MoveTarget, meetingBefore, moveOptions } from '#web/areas/employer/applicants/moves/move-options'
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
  /** The moves that stand outside already, with a meeting and the way back: the rest gets a button that says what it is, instead of three dots. */
  readonly besides?: readonly MoveTarget[]
}

/** Every move of one application; what is not open now says why. */
export function MoveMenu({ application, flow, besides }: MoveMenuProps) {
  const { applicant } = application
  const undoUntil = besides ? null : application.undoUntil
  const all = moveOptions(application)
  const options = all.filter(({ to }) => !besides?.includes(to))
  const addressOf = useApplicantAddress()
  const meetBefore = !besides && mayMeet(application) ? meetingBefore(options) : undefined
  if (options.length === 0 && !undoUntil) return null
  return (
    <ManagersOnly>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          {besides ? (
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
                {...(to === 'rejected' || to === 'offer_rescinded' ? { color: 'var(--danger)' } : {})}
                onClick={() => flow.start(application, to)}
              >
                {label}
                {barred && <span className={styles.barred}>{barred}</span>}
              </Menu.Item>
            </Fragment>
          ))}
        </Menu.Dropdown>
      </Menu>
    </ManagersOnly>
  )
}
