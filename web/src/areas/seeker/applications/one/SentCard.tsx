import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { seeker } from '#web/shared/calls/seeker'
import { FileButtons } from '#web/shared/files/FileButtons'
import { isSameTime, shiftsWords } from '@evenshift/contract/states/shift-words'
import { answerWords } from '#web/shared/words/answer'
import { shortDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { words } from '#web/areas/seeker/applications/one/words'
import styles from './Application.module.css'

/** The application as it was sent, with the shifts asked for as they are now. */
export function SentCard({ application }: { readonly application: ApplicationDetail }) {
  const { job, change, history, shifts, coverNote, answers, documents, shareBioVideo, shareFreeTimes } = application
  const now = job.shifts.filter(({ _id }) => shifts.includes(_id))
  const before = change === null ? now : (change.sent?.shifts ?? change.shifts.before.filter(({ _id }) => shifts.includes(_id)))
  const moved = before.filter((shift) => !now.some((one) => isSameTime(one, shift)))
  // An older row of several changes says only what was before the newest.
  const isLater = change !== null && change.sent === null && history.filter((row) => row.change !== null).length > 1
  return (
    <Card>
      <h2>{words.whatYouSent}</h2>
      <dl className={styles.sent}>
        {before.length > 0 && (
          <div>
            <dt>{moved.length > 0 ? words.shiftsAskedFor : words.shifts}</dt>
            <dd>
              {now.length === 0 ? (
                words.noneLeft
              ) : (
                <>
                  <TextWithTimes text={shiftsWords(now)} /> {words.of(now.length, job.shifts.length)}
                </>
              )}
            </dd>
            {moved.length > 0 && (
              <dd>
                <TextWithTimes
                  text={isLater ? words.untilItWas(shortDate(change.at), shiftsWords(moved)) : words.askedWhenItWas(shiftsWords(moved))}
                />
              </dd>
            )}
          </div>
        )}
        {coverNote && (
          <div>
            <dt>{words.yourNote}</dt>
            <dd>{coverNote}</dd>
          </div>
        )}
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
