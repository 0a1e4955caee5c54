import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from 'react-router'
import { mayMeet } from '#web/areas/employer/applicants/moves/may-meet'
import { isOpenMove } from '#web/areas/employer/applicants/moves/move-options'
import type { MoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { useApplicantAddress } from '#web/areas/employer/applicants/useApplicantAddress'
import { paths } from '#web/shared/paths'
import { words } from '#web/areas/employer/applicants/moves/words'
import styles from './MoveMenu.module.css'

interface MeetMenuProps {
  readonly application: EmployerApplicationDetail
  readonly flow: MoveFlow
  /** No other answer stands before it. */
  readonly isFirst: boolean
}

/** Getting to know somebody as one answer: at a time that both agree on, or by recorded answers. */
export function MeetMenu({ application, flow, isFirst }: MeetMenuProps) {
  const addressOf = useApplicantAddress()
  const meet = addressOf(application, paths.meet)
  const invite = () => flow.start(application, 'interview_invited')
  const variant = isFirst ? 'filled' : 'light'
  const loading = flow.going.has(application._id)
  if (!mayMeet(application))
    return (
      <Button variant={variant} loading={loading} onClick={invite}>
        {words.inviteToAnInterview}
      </Button>
    )
  if (!isOpenMove(application, 'interview_invited'))
    return (
      <Button variant={variant} component={Link} to={meet}>
        {words.meet}
      </Button>
    )
  return (
    <Menu width={260}>
      <Menu.Target>
        <Button variant={variant} loading={loading} rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden />}>
          {words.meet}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={meet}>
          {words.arrangeATime}
          <span className={styles.more}>{words.chatCallOrTrial}</span>
        </Menu.Item>
        <Menu.Item onClick={invite}>
          {words.inviteToAnInterview}
          <span className={styles.more}>{words.recordedAnswers}</span>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
