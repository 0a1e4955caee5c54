import type { Home } from '@evenshift/contract/model/overview/home'
import { meetingKindWords } from '@evenshift/contract/states/meeting/meeting-words'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { startsOf } from '#web/areas/seeker/home/starts'
import { paths, to } from '#web/shared/paths'
import { clockTime, dayDate, daysUntil } from '#web/shared/words/dates'
import { pounds } from '#web/shared/words/pay'
import { Countdown } from '#web/ui/display/Countdown'
import styles from './Home.module.css'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/seeker/home/words'

interface Due {
  readonly id: string
  readonly title: string
  readonly text: string
  /** When it is or ends; of a first day only the day counts. */
  readonly at: string
  readonly isDay?: boolean
  readonly sunny: boolean
  /** Where it is done. */
  readonly address: string
}

type Pressing = Pick<Home, 'expiringOffers' | 'interviews' | 'meetings' | 'work'>
/** The nearest first. */
function duesOf({ expiringOffers, interviews, meetings, work }: Pressing, now: Date): Due[] {
  const dues: readonly Due[] = [
    ...expiringOffers.map(({ applicationId, employerName, jobTitle, weeklyPay, expiresAt }) => ({
      id: applicationId,
      title: words.offerFrom(employerName),
      text: words.replyBy(jobTitle, weeklyPay === null ? null : pounds(weeklyPay), dayDate(expiresAt), clockTime(expiresAt)),
      at: expiresAt,
      sunny: true,
      address: to(paths.application, { id: applicationId }),
    })),
    ...interviews.map(({ applicationId, employerName, jobTitle, deadline }) => ({
      id: applicationId,
      title: words.interview(employerName),
      text: words.sendItBy(jobTitle, dayDate(deadline)),
      at: deadline,
      sunny: false,
      address: to(paths.interview, { applicationId }),
    })),
    ...meetings.flatMap(({ _id, applicationId, employerName, jobTitle, kind, status, at, answerBy }): Due[] => {
      const when = status === 'agreed' ? at : answerBy
      if (when === null) return []
      const moment = `${dayDate(when)}, ${clockTime(when)}`
      return [
        {
          id: _id,
          title: `${meetingKindWords[kind]}, ${employerName}`,
          text: status === 'agreed' ? words.agreed(jobTitle, moment) : words.pickATimeBy(jobTitle, moment),
          at: when,
          sunny: status === 'proposed',
          address: to(paths.application, { id: applicationId }),
        },
      ]
    }),
    ...startsOf(work, now).map(({ applicationId, employerName, startDate }) => ({
      id: `start ${applicationId}`,
      title: words.youStartAt(employerName),
      text: words.onDayWhereToGo(dayDate(startDate)),
      at: startDate,
      isDay: true,
      sunny: false,
      address: to(paths.application, { id: applicationId }),
    })),
  ]
  return dues.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

/** What waits for the person and runs out, and the meetings and first days that are coming. */
export function DueCards({ home }: { readonly home: Pressing }) {
  const now = useNow()
  return duesOf(home, now).map(({ id, title, text, at, isDay, sunny, address }) => {
    const days = daysUntil(at, now)
    return (
      <Link key={id} className={styles.due} data-tone={sunny ? 'sunny' : undefined} to={address}>
        <span className={styles.square}>
          {days > 0 ? (
            <Countdown figure={days} unit={days === 1 ? words.day : words.days} />
          ) : (
            <Countdown figure={words.today} {...(isDay ? {} : { unit: clockTime(at) })} />
          )}
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
