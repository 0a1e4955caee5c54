import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#web/shared/paths'
import { useScreen } from '#web/shared/shell/useScreen'
import { EmptyState } from '#web/ui/EmptyState'

/** Until notices can be kept and read here, this says where they go. */
export function NotificationsScreen() {
  useScreen('Notifications', paths.home)
  return (
    <EmptyState
      level={1}
      title="We tell you by email for now"
      text="Answers, offers and anything that runs out go to your email address. They will also stand here later."
      action={
        <Button component={Link} to={paths.applications}>
          Open your applications
        </Button>
      }
    />
  )
}
