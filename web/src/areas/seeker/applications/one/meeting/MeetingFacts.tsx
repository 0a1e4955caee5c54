import { TRIAL_OUTCOME_HOURS } from '@evenshift/contract/constants'
import { IconClock, IconClockCheck, IconMapPin, IconPhone, IconUser, IconVideo } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { mapOf } from '#web/areas/seeker/applications/one/map-of'
import type { MeetingProps } from '#web/areas/seeker/applications/one/meeting/answer-props'
import { TravelIcon } from '#web/areas/seeker/job-card/TravelIcon'
import { lengthWords } from '#web/shared/meeting/meeting-words'
import { byWord } from '#web/shared/words/way'
import { payWords, pounds } from '#web/shared/words/pay'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/seeker/applications/one/meeting/words'
import styles from './Meeting.module.css'

/** What a trial pays, whatever comes of it; nothing for another meeting. */
export function TrialPay({ meeting: { pay, payTotal, minutes } }: Pick<MeetingProps, 'meeting'>) {
  if (pay === null || payTotal === null) return null
  return (
    <Card tone="sunny" label={words.pay}>
      <p className={styles.pay}>
        <b>{pounds(payTotal)}</b> {words.forMinutes(lengthWords(minutes))}
      </p>
      <p className={styles.small}>{words.fullPayWhetherNotThey(payWords(pay, 'hour'))}</p>
    </Card>
  )
}

interface Fact {
  readonly id: string
  readonly icon: ReactNode
  readonly text: ReactNode
  readonly action?: ReactNode
}
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

function factsOf({ application: { job }, meeting }: MeetingProps): readonly Fact[] {
  const { kind, status, place, link, askFor, minutes, payTotal } = meeting
  const { travel } = job.payCard
  const facts: readonly (Fact | false)[] = [
    place !== null && {
      id: 'place',
      icon: <IconMapPin {...icon} />,
      text: place,
      action: (
        <a href={mapOf(place)} target="_blank" rel="noreferrer">
          {words.map}
        </a>
      ),
    },
    place !== null &&
      travel !== null &&
      travel.minutes > 0 && {
        id: 'way',
        icon: <TravelIcon mode={travel.mode} />,
        text: words.aboutMin(travel.minutes, byWord(travel.mode)),
      },
    kind === 'phone' && { id: 'phone', icon: <IconPhone {...icon} />, text: words.willRingYou(askFor) },
    link !== null && {
      id: 'link',
      icon: <IconVideo {...icon} />,
      text: words.byVideoCall,
      ...(status === 'agreed' && {
        action: (
          <a href={link} target="_blank" rel="noreferrer">
            {words.openCall}
          </a>
        ),
      }),
    },
    kind !== 'phone' && askFor !== '' && { id: 'ask', icon: <IconUser {...icon} />, text: words.askForWithAskFor(askFor) },
    // What a trial pays is told with its length.
    payTotal === null && {
      id: 'length',
      icon: <IconClock {...icon} />,
      text: kind === 'trial' ? lengthWords(minutes) : words.about(lengthWords(minutes)),
    },
    kind === 'trial' &&
      status === 'proposed' && {
        id: 'outcome',
        icon: <IconClockCheck {...icon} />,
        text: words.theyDecideWithinHours(TRIAL_OUTCOME_HOURS),
      },
  ]
  return facts.filter((fact) => fact !== false)
}

/** Where, how far, whom to ask for, how long. */
export const MeetingFacts = (props: MeetingProps) => (
  <ul className={styles.facts}>
    {factsOf(props).map(({ id, icon: sign, text, action }) => (
      <li key={id}>
        {sign}
        <span>{text}</span>
        {action}
      </li>
    ))}
  </ul>
)
