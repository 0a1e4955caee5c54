import type { ChangeAnswers } from '@evenshift/contract/model/job/job-change'
import { changeReplies } from '@evenshift/contract/states/job/job-change'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { words } from '#web/areas/employer/posts/one/words'
import { paths, to } from '#web/shared/paths'
import styles from './PostDetails.module.css'

interface ChangeRepliesProps {
  readonly jobId: string
  readonly answers: ChangeAnswers
  /** Whether shifts changed, so that who has an offer comes at their old times. */
  readonly isOfTimes: boolean
}

/** What was written beside a change, who can still do a job that changed, who hasn't said yet, and whose offer is untouched by it. */
export function ChangeReplies({ jobId, answers: { message, people, withdrew }, isOfTimes }: ChangeRepliesProps) {
  return (
    <div className={styles.told}>
      {message && <p className={styles.muted}>“{message}”</p>}
      <dl className={styles.terms}>
        {changeReplies.map((reply) => {
          const who = people.filter((person) => person.reply === reply)
          if (who.length === 0) return null
          return (
            <div key={reply}>
              <dt>{words.changeReplies(isOfTimes)[reply]}</dt>
              <dd>
                {who.map(({ _id, name }, place) => (
                  <Fragment key={_id}>
                    {place > 0 && ', '}
                    <Link to={to(paths.applicant, { jobId, applicationId: _id })}>{name}</Link>
                  </Fragment>
                ))}
              </dd>
            </div>
          )
        })}
        {withdrew > 0 && (
          <div>
            <dt>{words.withdrew}</dt>
            <dd>{words.peopleCounted(withdrew)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
