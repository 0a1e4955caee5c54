import type { Employer } from '@evenshift/contract/model/company/employer'
import { waitOf } from '@evenshift/contract/states/hours-words'
import { Meter } from '#web/ui/display/Meter'
import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/home/words'
import styles from './Home.module.css'

/** How the company has kept to its answers so far; nothing is shown while there are too few to say. */
export function PromiseCard({ company }: { readonly company: Employer | undefined }) {
  return (
    <Card label={words.yourReplyRate}>
      <div>
        <h2>{words.yourReplyRate}</h2>
        <p className={styles.muted}>{words.shownAllJobs}</p>
      </div>
      {!company && <Bone height={44} />}
      {company && company.replyRate === null && <p className={styles.muted}>{words.haventSentEnoughReplies}</p>}
      {company && company.replyRate !== null && <Meter label={words.repliedOnTime} value={company.replyRate} most={100} tone="brand" />}
      {company && company.replyRate !== null && (
        <dl className={styles.promise}>
          <div>
            <dd>{company.replyRate}%</dd>
            <dt>{words.repliedOnTime}</dt>
          </div>
          {company.medianReplyHours !== null && (
            <div>
              <dd>{waitOf(company.medianReplyHours)}</dd>
              <dt>{words.usualWait}</dt>
            </div>
          )}
        </dl>
      )}
    </Card>
  )
}
