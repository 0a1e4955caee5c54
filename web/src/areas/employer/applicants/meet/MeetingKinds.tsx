import { type MeetingKind, meetingKinds } from '@evenshift/contract/states/meeting/meeting'
import { IconCash, IconCoffee, IconPhone, IconVideo } from '@tabler/icons-react'
import { meetingTitle } from '#web/shared/meeting/meeting-words'
import { words } from '#web/areas/employer/applicants/meet/words'
import styles from './Meet.module.css'

const kinds: Readonly<Record<MeetingKind, { readonly Icon: typeof IconCash; readonly text: string }>> = {
  chat: { Icon: IconCoffee, text: words.about20Minutes },
  phone: { Icon: IconPhone, text: words.about15Minutes },
  video: { Icon: IconVideo, text: words.withYourOwnLink },
  trial: { Icon: IconCash, text: words.up4HoursFull },
}

interface MeetingKindsProps {
  readonly value: MeetingKind
  readonly onChange: (kind: MeetingKind) => void
}

/** How to meet, as four cards. */
export const MeetingKinds = ({ value, onChange }: MeetingKindsProps) => (
  <fieldset className={styles.kinds}>
    <legend>{words.howWouldLikeMeet}</legend>
    {meetingKinds.map((kind) => {
      const { Icon, text } = kinds[kind]
      return (
        <label key={kind} className={styles.kind}>
          <input type="radio" name="kind" checked={kind === value} onChange={() => onChange(kind)} />
          <Icon size={22} stroke={1.75} aria-hidden />
          <span>
            <b>{meetingTitle(kind)}</b>
            <small>{text}</small>
          </span>
        </label>
      )
    })}
  </fieldset>
)
