import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { seeker } from '#web/shared/calls/seeker'
import { FileButtons } from '#web/shared/files/FileButtons'
import { shiftsWords } from '#web/shared/week/shifts-words'
import { answerWords } from '#web/shared/words/answer'
import { Card } from '#web/ui/page/Card'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { words } from '#web/areas/seeker/applications/one/words'
import styles from './Application.module.css'

/** The application as it was sent. */
export function SentCard({ application }: { readonly application: ApplicationDetail }) {
  const { job, change, shifts, coverNote, answers, documents, shareBioVideo, shareFreeTimes } = application
  // As the job was then.
  const offered = change?.shifts.before ?? job.shifts
  const askedFor = offered.filter(({ _id }) => shifts.includes(_id))
  return (
    <Card>
      <h2>{words.whatYouSent}</h2>
      <dl className={styles.sent}>
        {askedFor.length > 0 && (
          <div>
            <dt>{words.shifts}</dt>
            <dd>
              <TextWithTimes text={shiftsWords(askedFor)} /> {words.of(askedFor.length, offered.length)}
            </dd>
          </div>
        )}
        <div>
          <dt>{words.yourNote}</dt>
          <dd>{coverNote || words.noNote}</dd>
        </div>
        {answers.map(({ questionId, question, value }) => (
          <div key={questionId}>
            <dt>{question}</dt>
            <dd>{answerWords(value)}</dd>
          </div>
        ))}
        {documents.length > 0 && (
          <div>
            <dt>{words.documents}</dt>
            <dd>
              <FileButtons documents={documents} linkTo={(id) => seeker.openFile({ params: { id } })} />
            </dd>
          </div>
        )}
        {shareBioVideo && (
          <div>
            <dt>{words.bioVideo}</dt>
            <dd>{words.shared}</dd>
          </div>
        )}
        {shareFreeTimes && (
          <div>
            <dt>{words.freeTimes}</dt>
            <dd>{words.sharedHelpFindTime}</dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
