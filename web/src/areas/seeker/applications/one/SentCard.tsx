import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { seeker } from '#web/shared/calls/seeker'
import { FileButtons } from '#web/shared/files/FileButtons'
import { shiftsWords } from '#web/shared/week/shifts-words'
import { answerWords } from '#web/shared/words/answer'
import { counted } from '#web/shared/words/numbers'
import { Card } from '#web/ui/page/Card'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import styles from './Application.module.css'

/** The application as it was sent. */
export function SentCard({ application }: { readonly application: ApplicationDetail }) {
  const { job, shifts, coverNote, answers, documents, shareBioVideo } = application
  const askedFor = job.shifts.filter(({ _id }) => shifts.includes(_id))
  return (
    <Card>
      <h2>What you sent</h2>
      <dl className={styles.sent}>
        {askedFor.length > 0 && (
          <div>
            <dt>Shifts</dt>
            <dd>
              <TextWithTimes text={shiftsWords(askedFor)} /> ({askedFor.length} of {counted(job.shifts.length, 'shift')})
            </dd>
          </div>
        )}
        <div>
          <dt>Your note</dt>
          <dd>{coverNote || 'No note'}</dd>
        </div>
        {answers.map(({ questionId, question, value }) => (
          <div key={questionId}>
            <dt>{question}</dt>
            <dd>{answerWords(value)}</dd>
          </div>
        ))}
        {documents.length > 0 && (
          <div>
            <dt>Documents</dt>
            <dd>
              <FileButtons documents={documents} linkTo={(id) => seeker.openFile({ params: { id } })} />
            </dd>
          </div>
        )}
        {shareBioVideo && (
          <div>
            <dt>Bio video</dt>
            <dd>Shared</dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
