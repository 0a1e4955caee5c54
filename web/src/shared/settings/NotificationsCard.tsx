import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#web/shared/paths'
import { Card, CardActions, CardText } from '#web/ui/page/Card'

export function NotificationsCard() {
  return (
    <Card label="Notifications">
      <h2>Notifications</h2>
      <CardText>Choose what we email you and what we send to this device.</CardText>
      <CardActions>
        <Button component={Link} to={paths.notificationSettings} variant="default">
          Choose notifications
        </Button>
      </CardActions>
    </Card>
  )
}
