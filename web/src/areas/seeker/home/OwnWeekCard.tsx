import type { Home } from '@evenshift/contract/model/overview/home'
import { Link } from 'react-router'
import { moneyRows, takenWords } from '#web/areas/seeker/home/own-week-words'
import { freeOf, isUnmarked } from '#web/shared/week/availability-week'
import { paths, to } from '#web/shared/paths'
import { useNow } from '#web/shared/words/useNow'
import { FigureRows } from '#web/ui/display/FigureRows'
import { Meter } from '#web/ui/display/Meter'
import { Card } from '#web/ui/page/Card'
import { spansOf } from '#web/ui/week/half-hours'
import { TallWeek } from '#web/ui/week/TallWeek'
import { summaryOf } from '#web/ui/week/week-summary'
import { words } from '#web/areas/seeker/home/words'
import styles from './Home.module.css'

const week = to(paths.profileTab, { tab: 'profile' })
const names = { free: words.free, fits: words.working } as const

/** The own week as it is drawn: how many hours of it are free and worked, and what it earns, now or from a later day, and with what is offered. */
export function OwnWeekCard({
  home: { availability, work, expiringOffers },
}: {
  readonly home: Pick<Home, 'availability' | 'work' | 'expiringOffers'>
}) {
  const now = useNow()
  const free = freeOf(availability)
  const { hours, sentence } = summaryOf(free)
  const money = moneyRows(work.jobs, expiringOffers, now)
  return (
    <Card label={words.yourWeek}>
      <div className={styles.between}>
        <h2>{words.yourWeek}</h2>
        <Link to={week}>{words.edit}</Link>
      </div>
      <TallWeek
        shifts={availability.work.map(({ day, start, end }) => ({ day, start, end }))}
        free={spansOf(free)}
        classes={availability.busy.map(({ day, start, end }) => ({ day, start, end }))}
        sentence={sentence}
        height={148}
        names={names}
        plain
      />
      <p className={styles.between}>
        <b>{isUnmarked(availability) ? words.noHoursMarked : words.freeWithHours(hours)}</b>
        <span className={styles.small}>{takenWords(work)}</span>
      </p>
      {work.limit !== null && <Meter label={words.hoursWorkWeek} value={work.hours} most={work.limit} tone="sun" />}
      {money.length > 0 && (
        <div className={styles.money}>
          <FigureRows rows={money} />
        </div>
      )}
    </Card>
  )
}
