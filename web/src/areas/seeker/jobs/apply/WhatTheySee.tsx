import { IconEye } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths, to } from '#web/shared/paths'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/seeker/jobs/apply/words'
import styles from '../one/Job.module.css'

/** What an employer learns from an application, and what it never does. */
export function WhatTheySee() {
  return (
    <Card tone="flat" label={words.whatEmployerWillSee}>
      <h3>
        <IconEye size={20} stroke={1.75} aria-hidden style={{ display: 'inline', verticalAlign: '-3px' }} /> {words.whatTheyWillSee}
      </h3>
      <ul className={styles.seen}>
        <li>{words.nameHeadlineCityWork}</li>
        <li>{words.whatBacksEachSkill}</li>
        <li>{words.noteAnswersAnyDocuments}</li>
        <li>{words.howManyShiftsFit}</li>
        <li>{words.howFarYouLive}</li>
        <li>{words.freeHoursOnlyIf}</li>
      </ul>
      <p className={styles.small}>
        {words.phoneAndEmail} <Link to={to(paths.profileTab, { tab: 'profile' })}>{words.viewProfile}</Link>
      </p>
    </Card>
  )
}
