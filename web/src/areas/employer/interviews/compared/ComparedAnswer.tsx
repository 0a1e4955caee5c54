import type { AnswersOfJob } from '@evenshift/contract/model/interview/answers-of-job'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { AskedAnswer } from '#web/areas/employer/interviews/answer/AskedAnswer'
import { words } from '#web/areas/employer/interviews/words'
import { employerQuery } from '#web/shared/calls/employer'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import styles from './Compared.module.css'

interface ComparedAnswerProps {
  readonly jobId: string
  readonly person: AnswersOfJob['data'][number]
  readonly question: AnswersOfJob['questions'][number]
  readonly next: string | undefined
}

/** One person's answer. Their application is opened for it, which they see. */
export function ComparedAnswer({ jobId, person: { application: id, applicant }, question, next }: ComparedAnswerProps) {
  const { data, error, refetch } = useQuery(employerQuery('openApplication', { params: { id } }))
  const answer = data?.interview?.answers.find(({ questionId }) => questionId === question._id)
  return (
    <Card label={applicant.name}>
      <h2>{applicant.name}</h2>
      {error && !data ? (
        <QueryFailure title={words.compared.failed} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <div role="status" aria-label={words.compared.loading}>
          <Bone height={320} radius={14} />
        </div>
      ) : answer ? (
        <AskedAnswer application={data} question={question} answer={answer} />
      ) : (
        <p className={styles.muted}>{words.compared.gone}</p>
      )}
      <div className={styles.actions}>
        <Button variant="default" component={Link} to={to(paths.applicant, { jobId, applicationId: id })}>
          {words.compared.open}
        </Button>
        {next && (
          <Button component={Link} to={next} replace>
            {words.compared.next}
          </Button>
        )}
      </div>
    </Card>
  )
}
