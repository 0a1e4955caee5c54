import { type MeetingKind, meetingKinds } from '@evenshift/contract/states/meeting/meeting'
import { IconCash, IconCoffee, IconPhone, IconVideo } from '@tabler/icons-react'
import { words } from '#web/areas/employer/applicants/meet/words'
import styles from './Meet.module.css'

const kinds: Readonly<Record<MeetingKind, { readonly Icon: typeof IconCash; readonly title: string; readonly text: string }>> = {
  chat: { Icon: IconCoffee, title: words.chatAtYourPlace, text: words.about20Minutes },
  phone: { Icon: IconPhone, title: words.phoneCall, text: words.about15Minutes },
  video: { Icon: IconVideo, title: words.videoCall, text: words.withYourOwnLink },
  trial: { Icon: IconCash, title: words.paidTrialShift, text: words.up4HoursFull },
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
      const { Icon, title, text } = kinds[kind]
      return (
        <label key={kind} className={styles.kind}>
          <input type="radio" name="kind" checked={kind === value} onChange={() => onChange(kind)} />
          <Icon size={22} stroke={1.75} aria-hidden />
          <span>
            <b>{title}</b>
            <small>{text}</small>
          </span>
        </label>
      )
    })}
  </fieldset>
)
