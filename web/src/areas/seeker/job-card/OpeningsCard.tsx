import type { Opening } from '@evenshift/contract/model/job/search'
import { IconCalendarPlus, IconChevronRight, IconClock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths, to } from '#web/shared/paths'
import { Card } from '#web/ui/page/Card'
import { SpokenTitle } from '#web/ui/page/SpokenTitle'
import { dayLabel } from '#web/ui/week/days'
import { words } from '#web/areas/seeker/job-card/words'
import styles from './OpeningsCard.module.css'

interface OpeningsCardProps {
  readonly openings: readonly Opening[]
  readonly busy?: boolean
  /** Lets the way to work take so long. */
  readonly onMinutes: (minutes: number) => void
}

/** What would bring more jobs, each a press away: a longer way at once, a freer week where the week is. */
export function OpeningsCard({ openings, busy = false, onMinutes }: OpeningsCardProps) {
  if (openings.length === 0) return null
  return (
    <Card>
      <SpokenTitle level={2}>{words.seeMoreJobs}</SpokenTitle>
      <ul className={styles.openings}>
        {openings.map((opening) => (
          <li key={opening.change === 'free' ? `${opening.day} ${opening.part}` : opening.minutes}>
            {opening.change === 'travelMinutes' ? (
              <button type="button" disabled={busy} onClick={() => onMinutes(opening.minutes)}>
                <IconClock size={22} stroke={1.75} aria-hidden />
                <span>
                  <b>{words.more(opening.jobs)}</b> {words.within(opening.minutes)}
                </span>
                <IconChevronRight size={20} stroke={1.75} aria-hidden />
              </button>
            ) : (
              <Link to={to(paths.profileTab, { tab: 'profile' })}>
                <IconCalendarPlus size={22} stroke={1.75} aria-hidden />
                <span>
                  <b>{words.more(opening.jobs)}</b>{' '}
                  {opening.nearly
                    ? words.ifFreeThen(dayLabel(opening.day), opening.nearly)
                    : words.ifFree(dayLabel(opening.day), opening.part)}
                </span>
                <IconChevronRight size={20} stroke={1.75} aria-hidden />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
