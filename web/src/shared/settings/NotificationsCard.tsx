import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#web/shared/paths'
import { Card, CardActions, CardText } from '#web/ui/page/Card'
import { words } from '#web/shared/settings/words'

export function NotificationsCard() {
  return (
    <Card label={words.notifications}>
      <h2>{words.notifications}</h2>
      <CardText>{words.chooseWhatEmailWhat}</CardText>
      <CardActions>
        <Button component={Link} to={paths.notificationSettings} variant="default">
          {words.chooseNotifications}
        </Button>
      </CardActions>
    </Card>
  )
}
