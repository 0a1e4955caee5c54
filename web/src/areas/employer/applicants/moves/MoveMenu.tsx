import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { moveOptions } from '#web/areas/employer/applicants/moves/move-options'
import type { MoveFlow, MovedApplication } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { clockTime } from '#web/shared/words/dates'
import styles from './MoveMenu.module.css'

interface MoveMenuProps {
  readonly application: MovedApplication & Pick<EmployerApplication, 'allowed' | 'undoUntil' | 'pendingRejection'>
  readonly flow: MoveFlow
}

/** Every move of one application; what is not open now says why. */
export function MoveMenu({ application, flow }: MoveMenuProps) {
  const { applicant, undoUntil } = application
  const options = moveOptions(application)
  if (options.length === 0 && !undoUntil) return null
  return (
    <ManagersOnly>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <ActionIcon
            className={styles.dots ?? ''}
            size={36}
            aria-label={`More actions for ${applicant.name}`}
            loading={flow.busyWith === application._id}
          >
            <IconDots size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {undoUntil && <Menu.Item onClick={() => flow.undo(application)}>Undo (until {clockTime(undoUntil)})</Menu.Item>}
          {options.map(({ to, label, barred }) => (
            <Menu.Item
              key={to}
              disabled={barred !== undefined}
              {...(to === 'rejected' || to === 'offer_rescinded' ? { color: 'var(--danger)' } : {})}
              onClick={() => flow.start(application, to)}
            >
              {label}
              {barred && <span className={styles.barred}>{barred}</span>}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </ManagersOnly>
  )
}
