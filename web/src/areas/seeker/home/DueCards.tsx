import type { Home } from '@evenshift/contract/model/overview/home'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { type Due, type Dues, type Pressing, duesOf } from '#web/areas/seeker/home/dues'
import { paths } from '#web/shared/paths'
import { clockTime, daysUntil, leftUntil } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Countdown } from '#web/ui/display/Countdown'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/seeker/home/words'
import styles from './Home.module.css'

/** Where nothing else is due: that they are with the employers. */
const SentCard = ({ live }: { readonly live: number }) => (
  <Link className={styles.due} to={paths.liveApplications}>
    <span className={styles.square}>
      <Countdown figure={live} unit={words.sent} />
    </span>
    <span>
      <b>{words.yourApplications}</b>
      <small>{words.byWhenTheyReply}</small>
    </span>
    <IconChevronRight size={22} stroke={1.75} aria-hidden />
  </Link>
)

/** How long is left, or the hour on the last day. */
function TimeOf({ due: { at, isDay, lead, isLeft, mark } }: { readonly due: Due }) {
  const now = useNow()
  if (mark) return <Countdown {...mark} />
  if (isLeft || daysUntil(at, now) > 0) return <Countdown {...leftUntil(at, now)} />
  if (lead) return <Countdown lead={lead} figure={clockTime(at)} unit={words.today.toLowerCase()} />
  return <Countdown figure={words.today} {...(isDay ? {} : { unit: clockTime(at) })} />
}

const DueLink = ({ due }: { readonly due: Due }) => (
  <Link className={styles.due} data-tone={due.sunny ? 'sunny' : undefined} to={due.address}>
    <span className={styles.square}>
      <TimeOf due={due} />
    </span>
    <span>
      <b>{due.title}</b>
      <small>{due.text}</small>
      {due.clash && <small className={styles.clash}>{` ${due.clash}`}</small>}
      {due.by && <small>{` ${due.by}`}</small>}
    </span>
    <IconChevronRight size={22} stroke={1.75} aria-hidden />
  </Link>
)

/** What needs no answer, a row each. */
const DueRows = ({ title, dues }: { readonly title: string; readonly dues: readonly Due[] }) => (
  <Card label={title}>
    <h2>{title}</h2>
    <ul className={styles.dueRows}>
      {dues.map((due) => (
        <li key={due.id}>
          <DueLink due={due} />
        </li>
      ))}
    </ul>
  </Card>
)

/** More of them would keep the jobs below out of sight on a phone. */
const SHOWN_ON_PHONE = 2

/** What waits for an answer, on a phone the first two to run out and the way to the others; then what employers wrote. */
function AskedCards({ asked, written }: Pick<Dues, 'asked' | 'written'>) {
  const isPhone = useMediaQuery('(max-width: 759px)', false, { getInitialValueInEffect: false })
  const shown = isPhone ? asked.slice(0, SHOWN_ON_PHONE) : asked
  const others = asked.slice(shown.length)
  return (
    <>
      {shown.map((due) => (
        <DueLink key={due.id} due={due} />
      ))}
      {others.length > 0 && (
        <Link className={styles.moreDue} to={others.every(({ isOffer }) => isOffer) ? paths.offers : paths.liveApplications}>
          {words.moreToAnswer(others.length)}
          <IconChevronRight size={22} stroke={1.75} aria-hidden />
        </Link>
      )}
      {written.map((due) => (
        <DueLink key={due.id} due={due} />
      ))}
    </>
  )
}

interface DueCardsProps {
  readonly home: Pressing & Pick<Home, 'counts'>
  /** What waits for the person and runs out, or what needs no answer: the meetings and first days that are coming, and what is over. */
  readonly part: 'asked' | 'told'
}

/** One of the two halves of what is due; where both are empty, that their applications are with the employers. */
export function DueCards({ home, part }: DueCardsProps) {
  const { asked, written, coming, over } = duesOf(home, useNow())
  if (part === 'asked')
    return asked.length + written.length + coming.length + over.length === 0 ? (
      <SentCard live={home.counts.live} />
    ) : (
      <AskedCards asked={asked} written={written} />
    )
  return (
    <>
      {coming.length > 0 && <DueRows title={words.comingUp} dues={coming} />}
      {over.length > 0 && <DueRows title={words.whatsChanged} dues={over} />}
    </>
  )
}
