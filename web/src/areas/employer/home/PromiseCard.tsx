import type { Employer } from '@evenshift/contract/model/company/employer'
import { Link } from 'react-router'
import { paths } from '#web/shared/paths'
import { waitOf } from '#web/shared/words/numbers'
import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import styles from './Home.module.css'

/** How the company has kept to its answers so far; nothing is shown while there are too few to say. */
export function PromiseCard({ company }: { readonly company: Employer | undefined }) {
  return (
    <Card label="Your promise">
      <div>
        <h2>Your promise</h2>
        <p className={styles.muted}>Everyone who looks at your posts sees this.</p>
      </div>
      {!company && <Bone height={44} />}
      {company && company.replyRate === null && (
        <p className={styles.muted}>
          There are too few answers so far to say how fast you are. Answer in time, and it shows here and on every post.
        </p>
      )}
      {company && company.replyRate !== null && (
        <dl className={styles.promise}>
          <div>
            <dd>{company.replyRate}%</dd>
            <dt>answered in time</dt>
          </div>
          {company.medianReplyHours !== null && (
            <div>
              <dd>{waitOf(company.medianReplyHours)}</dd>
              <dt>typical wait</dt>
            </div>
          )}
        </dl>
      )}
      <p className={styles.muted}>
        <Link to={paths.company}>See and change your company</Link>
      </p>
    </Card>
  )
}
