import type { Home } from '@evenshift/contract/model/overview/home'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths, to } from '#web/shared/paths'
import { clockTime, dayDate, daysUntil } from '#web/shared/words/dates'
import { pounds } from '#web/shared/words/pay'
import { Countdown } from '#web/ui/display/Countdown'
import styles from './Home.module.css'
import { useNow } from '#web/shared/words/useNow'

interface Due {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly at: string
  readonly sunny: boolean
  /** Where it is done. */
  readonly address: string
}

type Pressing = Pick<Home, 'expiringOffers' | 'interviews'>
function duesOf({ expiringOffers, interviews }: Pressing): Due[] {
  return [
    ...expiringOffers.map(({ applicationId, employerName, jobTitle, weeklyPay, expiresAt }) => ({
      id: applicationId,
      title: `Offer from ${employerName}`,
      text: `${jobTitle}${weeklyPay === null ? '' : `, ${pounds(weeklyPay)} a week`}. Reply by ${dayDate(expiresAt)}, ${clockTime(expiresAt)}.`,
      at: expiresAt,
      sunny: true,
      address: to(paths.application, { id: applicationId }),
    })),
    ...interviews.map(({ applicationId, employerName, jobTitle, deadline }) => ({
      id: applicationId,
      title: `Interview, ${employerName}`,
      text: `${jobTitle}. Send it by ${dayDate(deadline)}.`,
      at: deadline,
      sunny: false,
      address: to(paths.interview, { applicationId }),
    })),
  ]
}

/** What waits for the person and runs out. */
export function DueCards({ home }: { readonly home: Pressing }) {
  const now = useNow()
  return duesOf(home).map(({ id, title, text, at, sunny, address }) => {
    const days = Math.max(0, daysUntil(at, now))
    return (
      <Link key={id} className={styles.due} data-tone={sunny ? 'sunny' : undefined} to={address}>
        <span className={styles.square}>
          <Countdown figure={days} unit={days === 1 ? 'day' : 'days'} />
        </span>
        <span>
          <b>{title}</b>
          <small>{text}</small>
        </span>
        <IconChevronRight size={22} stroke={1.75} aria-hidden />
      </Link>
    )
  })
}
