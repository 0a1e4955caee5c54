import type { NotificationGroup } from '@evenshift/contract/states/notification-words'
import type { ReactNode } from 'react'
import { DeviceCard } from '#web/shared/notifications/settings/DeviceCard'
import { NotificationTable } from '#web/shared/notifications/settings/NotificationTable'
import { QuietCard } from '#web/shared/notifications/settings/QuietCard'
import { usePreferences } from '#web/shared/notifications/settings/usePreferences'
import { usePushDevices } from '#web/shared/notifications/settings/usePushDevices'
import type { NotificationCalls } from '#web/shared/notifications/useNotifications'
import { paths } from '#web/shared/paths'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { Card } from '#web/ui/page/Card'
import { Columns, Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'
import { words as sentences } from '#web/shared/notifications/settings/words'

interface NotificationSettingsProps {
  readonly calls: NotificationCalls
  readonly text: string
  /** Further choices, beside the table. */
  readonly aside?: ReactNode
  readonly groups: readonly NotificationGroup[]
}

/** What somebody is told besides the app, and where: saves as it changes. */
export function NotificationSettings({ calls, text, aside, groups }: NotificationSettingsProps) {
  useScreen(sentences.notificationSettings, paths.notifications)
  const { data, error, refetch, choose } = usePreferences(calls)
  // What reaches somebody is told once it is known: nothing moves below it.
  const { isPending, listed = [] } = usePushDevices(calls)
  const isShown = data && !isPending
  return (
    <Rows>
      <PageTitle isInHeader title={sentences.notificationSettings} text={text} />
      {error && <QueryFailure title={sentences.couldntLoadSettings} error={error} onRetry={() => void refetch()} />}
      {!error && !isShown && <PageSpinner />}
      {isShown && (
        <Columns kind="side">
          <Card label={sentences.whatTellWhere}>
            <NotificationTable groups={groups} preferences={data} isPushed={listed.length > 0} onChoose={(choice) => choose([choice])} />
          </Card>
          <Rows>
            <DeviceCard calls={calls} />
            {aside}
            <QuietCard calls={calls} />
          </Rows>
        </Columns>
      )}
    </Rows>
  )
}
