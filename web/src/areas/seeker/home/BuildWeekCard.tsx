import { IconCalendarEvent, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '#web/shared/paths'
import { words } from '#web/areas/seeker/home/words'
import styles from './Home.module.css'

/** The way to a week of several jobs. */
export function BuildWeekCard() {
  return (
    <Link className={styles.due} to={paths.plan}>
      <i className={styles.tick}>
        <IconCalendarEvent size={22} stroke={1.75} aria-hidden />
      </i>
      <span>
        <b>{words.buildAWeek}</b>
        <small>{words.sayMoneyNeedSee}</small>
      </span>
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </Link>
  )
}
