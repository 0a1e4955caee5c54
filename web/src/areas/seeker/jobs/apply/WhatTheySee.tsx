import { IconEye } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths, to } from '#web/shared/paths'
import { Card } from '#web/ui/page/Card'
import styles from '../one/Job.module.css'

/** What an employer learns from an application, and what it never does. */
export function WhatTheySee() {
  return (
    <Card tone="flat" label="What the employer will see">
      <h3>
        <IconEye size={20} stroke={1.75} aria-hidden style={{ display: 'inline', verticalAlign: '-3px' }} /> What they will see
      </h3>
      <ul className={styles.seen}>
        <li>Your name, headline, city, work, study and skills, as they’re in your profile today</li>
        <li>What backs each skill they ask for: a line of your work or study, a certificate’s name, or an employer’s word</li>
        <li>This note, your answers and any documents you choose</li>
        <li>How many of the shifts fit your week, never your timetable or your interests</li>
      </ul>
      <p className={styles.small}>
        Your phone and email only once you accept an offer. Your date of birth only when you’re hired.{' '}
        <Link to={to(paths.profileTab, { tab: 'profile' })}>Look at your profile</Link>
      </p>
    </Card>
  )
}
