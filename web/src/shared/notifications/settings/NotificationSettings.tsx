import type { NotificationType } from '@evenshift/contract/states/notification'
import { type NotificationLabel, notificationLabels } from '@evenshift/contract/states/notification-words'
import { IconCheck, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePreferences } from '#web/shared/notifications/settings/usePreferences'
import type { Choice, NotificationCalls, Preferences } from '#web/shared/notifications/useNotifications'
import { paths } from '#web/shared/paths'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { DeviceCard } from '#web/shared/notifications/settings/DeviceCard'
import { QuietCard } from '#web/shared/notifications/settings/QuietCard'
import { Fold } from '#web/ui/page/Fold'
import { Columns, Rows } from '#web/ui/page/Columns'
import { Card } from '#web/ui/page/Card'
import { PageTitle } from '#web/ui/page/PageTitle'
import { SpokenText } from '#web/ui/page/SpokenText'
import { words as sentences } from '#web/shared/notifications/settings/words'
import styles from './NotificationSettings.module.css'

interface NotificationSettingsProps {
  readonly calls: NotificationCalls
  readonly text: string
  /** Further choices, beside the table. */
  readonly aside?: ReactNode
  readonly groups: readonly { readonly title: string; readonly types: readonly NotificationType[] }[]
}

/** What somebody is told besides the app, and where: saves as it changes. */
export function NotificationSettings({ calls, text, aside, groups }: NotificationSettingsProps) {
  useScreen(sentences.notificationSettings, paths.notifications)
  const { data, error, refetch, choose } = usePreferences(calls)
  return (
    <Rows>
      <PageTitle title={sentences.notificationSettings} text={text} />
      {error && <QueryFailure title={sentences.couldntLoadSettings} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <PageSpinner />}
      {data && (
        <Columns kind="side">
          <Card label={sentences.whatTellWhere}>
            <div className={styles.groups}>
              {groups.map(({ title, types }) => (
                <Group
                  key={title}
                  title={title}
                  preferences={types.flatMap((type) => data.find((one) => one.type === type) ?? [])}
                  onChoose={choose}
                />
              ))}
            </div>
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

interface GroupProps {
  readonly title: string
  readonly preferences: readonly Preferences[number][]
  readonly onChoose: (choice: Choice) => void
}

/** What belongs together: in a line how much of it is told where, each a press away. */
function Group({ title, preferences, onChoose }: GroupProps) {
  const told = (way: 'push' | 'email') => preferences.filter((one) => one[way]).length
  return (
    <Fold
      isOpen={false}
      title={
        <h2>
          {title}
          <span className={styles.hint}>{sentences.ofByPushAndEmail(preferences.length, told('push'), told('email'))}</span>
        </h2>
      }
    >
      <table className={styles.table}>
        <caption>
          <SpokenText>{title}</SpokenText>
        </caption>
        <thead>
          <tr>
            <th scope="col">{sentences.what}</th>
            <th scope="col">{sentences.push}</th>
            <th scope="col">{sentences.email}</th>
          </tr>
        </thead>
        <tbody>
          {preferences.map((preference) => (
            <Row key={preference.type} preference={preference} words={notificationLabels[preference.type]} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
      {preferences.some(({ locked }) => locked) && (
        <p className={styles.foot}>
          <IconLock size={16} aria-hidden /> {sentences.alwaysBecauseOfferAccount}
        </p>
      )}
    </Fold>
  )
}

interface RowProps {
  readonly preference: Preferences[number]
  readonly words: NotificationLabel
  readonly onChoose: (choice: Choice) => void
}

function Row({ preference: { type, push, email, locked }, words: { label, hint }, onChoose }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {label}
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </th>
      <td>
        <Cell label={sentences.pushWithLabel(label)} isOn={push} onPress={() => onChoose({ type, push: !push })} />
      </td>
      <td>
        {locked ? (
          <span className={styles.cell} data-locked>
            <IconLock size={16} aria-hidden />
            <SpokenText>{sentences.emailAlwaysOn(label)}</SpokenText>
          </span>
        ) : (
          <Cell label={sentences.emailWithLabel(label)} isOn={email} onPress={() => onChoose({ type, email: !email })} />
        )}
      </td>
    </tr>
  )
}

interface CellProps {
  readonly label: string
  readonly isOn: boolean
  readonly onPress: () => void
}

const Cell = ({ label, isOn, onPress }: CellProps) => (
  <button type="button" role="checkbox" className={styles.press} aria-checked={isOn} aria-label={label} onClick={onPress}>
    <span className={styles.cell} data-on={isOn || undefined}>
      {isOn && <IconCheck size={18} stroke={2.4} aria-hidden />}
    </span>
  </button>
)
