import { type Icon, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Section } from '#web/areas/seeker/profile/sections'
import { Bone } from '#web/ui/page/Bone'
import styles from './ProfileRows.module.css'

interface ProfileRowProps {
  readonly icon: Icon
  readonly title: string
  /** What it says now, on one line; undefined until that is known. */
  readonly says: string | undefined
  /** The sheet that it opens. */
  readonly section?: Section
  /** The tab that it leads to. */
  readonly to?: string
}

/** One part of the profile: the row is the link. */
export function ProfileRow({ icon: Icon, title, says, section, to = `#${section}` }: ProfileRowProps) {
  return (
    <li>
      <Link to={to} {...(section === undefined ? {} : { replace: true, id: `section-${section}` })}>
        <span className={styles.icon}>
          <Icon size={20} stroke={1.75} aria-hidden />
        </span>
        <span className={styles.words}>
          <b>{title}</b>
          <span>{says ?? <Bone width={160} height={16} />}</span>
        </span>
        <IconChevronRight size={20} stroke={1.75} aria-hidden />
      </Link>
    </li>
  )
}
