import { IconEye } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths, to } from '#web/shared/paths'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/seeker/jobs/apply/words'
import styles from '../one/Job.module.css'

interface WhatTheySeeProps {
  /** What there is of one's own in it: a note, answers, documents. */
  readonly sends?: readonly string[]
}

/** What an employer learns from an application, and what it never does. */
export function WhatTheySee({ sends = [] }: WhatTheySeeProps) {
  return (
    <Card tone="flat" label={words.whatEmployerWillSee}>
      <h3>
        <IconEye size={20} stroke={1.75} aria-hidden style={{ display: 'inline', verticalAlign: '-3px' }} /> {words.whatTheyWillSee}
      </h3>
      <ul className={styles.seen}>
        <li>{words.nameHeadlineCityWork}</li>
        <li>{words.whatBacksEachSkill}</li>
        {sends.length > 0 && <li>{words.yours(sends)}</li>}
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
