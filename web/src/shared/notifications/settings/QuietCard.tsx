import { QUIET_FROM, QUIET_FROM_LEAST, QUIET_UNTIL, QUIET_UNTIL_MOST } from '@evenshift/contract/constants'
import { CardSkeleton } from '#web/shared/notifications/settings/CardSkeleton'
import type { NotificationCalls } from '#web/shared/notifications/useNotifications'
import { useSetting } from '#web/shared/settings/useSetting'
import { hourOptions, wholeHour } from '#web/shared/words/hours'
import { SelectField } from '#web/ui/form/SelectField'
import { Card, CardText } from '#web/ui/page/Card'
import { words } from '#web/shared/notifications/settings/words'
import styles from './NotificationSettings.module.css'

const froms = hourOptions(QUIET_FROM_LEAST, QUIET_FROM)
const untils = hourOptions(QUIET_UNTIL, QUIET_UNTIL_MOST)

/** When nothing is pushed: as long as everybody has, or longer. */
export function QuietCard({ calls: { side, quietHours, setQuietHours } }: { readonly calls: NotificationCalls }) {
  const { data, isPending, change } = useSetting({
    queryKey: [side, 'quietHours'],
    read: (until) => quietHours({}, until),
    save: (body: { readonly from: number; readonly until: number }) => setQuietHours({ body }),
  })
  if (isPending) return <CardSkeleton title={words.quietHours} height={side === 'employer' ? 176 : 138} />
  if (!data) return null
  return (
    <Card label={words.quietHours}>
      <h2>{words.quietHours}</h2>
      <CardText>
        {words.noPush} {side === 'seeker' && words.onlyExpiring}
      </CardText>
      <div className={styles.hours}>
        <SelectField
          label={words.from}
          options={froms}
          value={String(data.from)}
          onChange={(value) => change({ ...data, from: Number(value ?? QUIET_FROM) })}
        />
        <SelectField
          label={words.until}
          options={untils}
          value={String(data.until)}
          onChange={(value) => change({ ...data, until: Number(value ?? QUIET_UNTIL) })}
        />
      </div>
      {side === 'employer' && <CardText>{words.rejectionsSendNightReach(wholeHour(QUIET_UNTIL))}</CardText>}
    </Card>
  )
}
