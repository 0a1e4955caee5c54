import { type NotificationGroup as Group, type NotificationLabel, notificationLabels } from '@evenshift/contract/states/notification-words'
import { IconCheck, IconLock } from '@tabler/icons-react'
import { choicesOf, extentOf, extents } from '#web/shared/notifications/settings/extents'
import type { Choice, Preferences } from '#web/shared/notifications/useNotifications'
import { Segment } from '#web/ui/choice/Segment'
import { Fold } from '#web/ui/page/Fold'
import { SpokenText } from '#web/ui/page/SpokenText'
import { words as sentences } from '#web/shared/notifications/settings/words'
import styles from './NotificationSettings.module.css'

interface NotificationGroupProps {
  readonly group: Group
  readonly preferences: readonly Preferences[number][]
  /** Whether any device gets push. */
  readonly isPushed: boolean
  readonly onChoose: (choices: readonly Choice[]) => void
}

const options = extents.map((key) => ({ key, label: sentences.extents[key] }))

/** What belongs together: how much of it is told, in one choice, with what that makes; each kind a press away. */
export function NotificationGroup({ group, preferences, isPushed, onChoose }: NotificationGroupProps) {
  const told = (way: 'push' | 'email') => preferences.filter((one) => one[way]).length
  const choose = (choice: Choice) => onChoose([choice])
  return (
    <section className={styles.group} aria-label={group.title}>
      <div className={styles.head}>
        <h2>
          {group.title}
          <span className={styles.hint}>{sentences.told(preferences.length, told('email'), isPushed ? told('push') : 0)}</span>
        </h2>
        <Segment
          label={sentences.whatWeSendYou(group.title)}
          options={options}
          value={extentOf(group, preferences)}
          onChange={(extent) => onChoose(choicesOf(group, extent))}
        />
      </div>
      <Fold isOpen={false} title={sentences.chooseOneByOne}>
        <table className={styles.table}>
          <caption>
            <SpokenText>{group.title}</SpokenText>
          </caption>
          <thead>
            <tr>
              <th scope="col">{sentences.what}</th>
              <th scope="col">{sentences.email}</th>
              {isPushed && <th scope="col">{sentences.push}</th>}
            </tr>
          </thead>
          <tbody>
            {preferences.map((preference) => (
              <Row
                key={preference.type}
                preference={preference}
                words={notificationLabels[preference.type]}
                isPushed={isPushed}
                onChoose={choose}
              />
            ))}
          </tbody>
        </table>
        {preferences.some(({ locked }) => locked) && (
          <p className={styles.foot}>
            <IconLock size={16} aria-hidden /> {sentences.alwaysBecauseOfferAccount}
          </p>
        )}
      </Fold>
    </section>
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
      {isPushed && (
        <td>
          <Cell label={sentences.pushWithLabel(label)} isOn={push} onPress={() => onChoose({ type, push: !push })} />
        </td>
      )}
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
