import { type NotificationGroup, type NotificationLabel, notificationLabels } from '@evenshift/contract/states/notification-words'
import { IconCheck, IconLock } from '@tabler/icons-react'
import type { Choice, Preferences } from '#web/shared/notifications/useNotifications'
import { SpokenText } from '#web/ui/page/SpokenText'
import { words as sentences } from '#web/shared/notifications/settings/words'
import styles from './NotificationSettings.module.css'

interface NotificationTableProps {
  readonly groups: readonly NotificationGroup[]
  readonly preferences: Preferences
  /** Whether any device gets push. */
  readonly isPushed: boolean
  readonly onChoose: (choice: Choice) => void
}

/** Everything that somebody is told, a line each, and where besides the app. */
export function NotificationTable({ groups, preferences, isPushed, onChoose }: NotificationTableProps) {
  const shown = groups.map(({ title, types }) => ({
    title,
    rows: types.flatMap((type) => preferences.find((one) => one.type === type) ?? []),
  }))
  return (
    <>
      <table className={styles.table}>
        <caption>
          <SpokenText>{sentences.whatTellWhere}</SpokenText>
        </caption>
        <thead>
          <tr>
            <th scope="col">{sentences.what}</th>
            {isPushed && <th scope="col">{sentences.push}</th>}
            <th scope="col">{sentences.email}</th>
          </tr>
        </thead>
        {shown.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th className={styles.group} scope="rowgroup" colSpan={isPushed ? 3 : 2}>
                <h2>{title}</h2>
              </th>
            </tr>
            {rows.map((preference) => (
              <Row
                key={preference.type}
                preference={preference}
                words={notificationLabels[preference.type]}
                isPushed={isPushed}
                onChoose={onChoose}
              />
            ))}
          </tbody>
        ))}
      </table>
      {shown.some(({ rows }) => rows.some(({ locked }) => locked)) && (
        <p className={styles.foot}>
          <IconLock size={16} aria-hidden /> {sentences.alwaysBecauseOfferAccount}
        </p>
      )}
    </>
  )
}

interface RowProps {
  readonly preference: Preferences[number]
  readonly words: NotificationLabel
  readonly isPushed: boolean
  readonly onChoose: (choice: Choice) => void
}

function Row({ preference: { type, push, email, locked }, words: { label, hint }, isPushed, onChoose }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {label}
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </th>
      {isPushed && (
        <td>
          <Cell label={sentences.pushWithLabel(label)} isOn={push} onPress={() => onChoose({ type, push: !push })} />
        </td>
      )}
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
