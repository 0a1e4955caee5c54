import { INTERVIEW_KEPT_DAYS } from '@evenshift/contract/constants'
import type { OwnInterview } from '@evenshift/contract/model/interview/own-interview'
import { IconEye, IconRobotOff, IconTrash, IconUsers } from '@tabler/icons-react'
import { WatchedBy } from '#web/shared/interview/WatchedBy'
import { longDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/seeker/interview/words'
import styles from './Interview.module.css'

interface TermsCardProps {
  readonly interview: OwnInterview
  /** They are asked to agree to it beside this card, which says when the answers are erased. */
  readonly isAsked?: boolean
}

/** What happens with the answers: who sees them, who did, and when they are erased. */
export function TermsCard({ interview: { job, deletesOn, views }, isAsked = false }: TermsCardProps) {
  const erased = deletesOn ? words.answersErased(longDate(deletesOn)) : words.answersErasedDaysAfter(INTERVIEW_KEPT_DAYS)
  const rows = [
    [IconUsers, words.onlyPeopleWhoWork(job.employerName)],
    ...(isAsked ? [] : [[IconTrash, erased] as const]),
    [IconEye, views.length > 0 ? words.theyWereViewedBy : words.seeWhoOpenedThem],
  ] as const
  return (
    <Card label={words.yourPrivacy}>
      <h3>{words.yourPrivacy}</h3>
      <ul className={styles.terms}>
        <li>
          <IconRobotOff size={18} stroke={1.75} aria-hidden />
          {words.noSoftwareScoresFace}
        </li>
        {rows.map(([Icon, text]) => (
          <li key={text}>
            <Icon size={18} stroke={1.75} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
      {views.length > 0 && <WatchedBy views={views} />}
    </Card>
  )
}
