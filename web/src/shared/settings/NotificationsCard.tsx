import { Button } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '#web/shared/paths'
import { SettingRow, SettingRows } from '#web/shared/settings/SettingRow'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/shared/settings/words'

export function NotificationsCard() {
  return (
    <Card label={words.notifications}>
      <h2>{words.notifications}</h2>
      <SettingRows>
        <SettingRow
          icon={IconBell}
          title={words.whatWeTellYou}
          text={words.byEmailAndPush}
          action={
            <Button component={Link} to={paths.notificationSettings} variant="subtle" aria-label={words.changeNotifications}>
              {words.change}
            </Button>
          }
        />
      </SettingRows>
    </Card>
  )
}
