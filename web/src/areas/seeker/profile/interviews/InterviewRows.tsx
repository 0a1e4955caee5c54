import type { OwnInterviewRow } from '@evenshift/contract/model/interview/own-interview'
import { isAnswerable } from '@evenshift/contract/states/interview/interview'
import { interviewWords } from '@evenshift/contract/states/interview/interview-words'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { AdjustmentSheet } from '#web/areas/seeker/interview/help/AdjustmentSheet'
import { JobTitle } from '#web/ui/job/JobTitle'
import { words } from '#web/areas/seeker/profile/interviews/words'
import { paths, to } from '#web/shared/paths'
import { clockTime, dayDate, leftUntil } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { useNow } from '#web/shared/words/useNow'
import { Card } from '#web/ui/page/Card'
import { Chip } from '#web/ui/display/Chip'
import { Countdown } from '#web/ui/display/Countdown'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import styles from './Interviews.module.css'

export function InterviewRows({ interviews }: { readonly interviews: readonly OwnInterviewRow[] }) {
  return (
    <ul className={styles.list}>
      {interviews.map((interview) => (
        <InterviewRow key={interview._id} interview={interview} />
      ))}
    </ul>
  )
}

/** One interview: for which job, by when, how far, and the way in. */
function InterviewRow({
  interview: { applicationId, job, status, deadline, questions, answered, submittedAt },
}: {
  readonly interview: OwnInterviewRow
}) {
  const [asking, setAsking] = useState(false)
  const { figure, unit } = leftUntil(deadline, useNow())
  const isOpen = isAnswerable(status)
  const open = isOpen ? (answered > 0 ? words.row.continue : words.row.start) : words.row.view
  return (
    <Card as="li">
      <div className={styles.head}>
        <MonogramTile name={job.employerName} src={job.logo || null} />
        <div className={styles.name}>
          <h2>
            <JobTitle title={job.title} />
          </h2>
          <p>{job.employerName}</p>
          <Chip kind={isOpen ? 'match' : status === 'submitted' ? 'fact' : 'quiet'}>
            {isOpen ? words.row.yourTurn : interviewWords[status]}
          </Chip>
        </div>
        {isOpen && <Countdown figure={figure} unit={words.row.left(unit)} />}
      </div>
      <p className={styles.quiet}>
        {isOpen
          ? words.row.answered(answered, words.question(questions), `${dayDate(deadline)}, ${clockTime(deadline)}`)
          : dotted([submittedAt && words.sent(dayDate(submittedAt)), words.question(questions)])}
      </p>
      <div className={styles.actions}>
        <Button
          component={Link}
          to={to(paths.interview, { applicationId })}
          aria-label={words.row.open(open, job.title, job.employerName)}
          {...(isOpen ? {} : { variant: 'default' })}
        >
          {open}
        </Button>
        {isOpen && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {words.row.other}
          </Button>
        )}
      </div>
      <AdjustmentSheet applicationId={applicationId} opened={asking} onClose={() => setAsking(false)} />
    </Card>
  )
}
