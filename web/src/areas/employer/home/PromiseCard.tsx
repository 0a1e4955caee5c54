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
    <Card label="Your reply rate">
      <div>
        <h2>Your reply rate</h2>
        <p className={styles.muted}>Shown on all your jobs.</p>
      </div>
      {!company && <Bone height={44} />}
      {company && company.replyRate === null && (
        <p className={styles.muted}>
          You haven’t sent enough replies to show a rate yet. Reply on time and it appears here and on your jobs.
        </p>
      )}
      {company && company.replyRate !== null && (
        <dl className={styles.promise}>
          <div>
            <dd>{company.replyRate}%</dd>
            <dt>replied on time</dt>
          </div>
          {company.medianReplyHours !== null && (
            <div>
              <dd>{waitOf(company.medianReplyHours)}</dd>
              <dt>usual wait</dt>
            </div>
          )}
        </dl>
      )}
      <p className={styles.muted}>
        <Link to={paths.company}>Edit company page</Link>
      </p>
    </Card>
  )
}
