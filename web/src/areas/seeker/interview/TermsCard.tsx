import { INTERVIEW_KEPT_DAYS } from '@evenshift/contract/constants'
import type { OwnInterview } from '@evenshift/contract/model/interview/own-interview'
import { IconEye, IconRobotOff, IconTrash, IconUsers } from '@tabler/icons-react'
import { WatchedBy } from '#web/shared/interview/WatchedBy'
import { longDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import styles from './Interview.module.css'

/** What happens with the answers: who sees them, who did, and when they are erased. */
export function TermsCard({ interview: { job, deletesOn, views } }: { readonly interview: OwnInterview }) {
  const rows = [
    [IconUsers, `Only the people of ${job.employerName} who work on applications see your answers, and only once you send them.`],
    [
      IconTrash,
      deletesOn
        ? `Your answers are erased on ${longDate(deletesOn)}.`
        : `Your answers are erased ${INTERVIEW_KEPT_DAYS} days after the outcome.`,
    ],
    [IconEye, views.length > 0 ? 'They were opened by:' : 'You see who opened them, and when.'],
  ] as const
  return (
    <Card label="Your privacy">
      <h3>Your privacy</h3>
      <ul className={styles.terms}>
        <li>
          <IconRobotOff size={18} stroke={1.75} aria-hidden />
          No software scores your face, voice or words.
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
