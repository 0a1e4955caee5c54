import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { jobAddress } from '@evenshift/contract/states/job/job-address'
import { unitWords } from '@evenshift/contract/states/job/pay-words'
import { openShifts } from '@evenshift/contract/states/job/usual-hours'
import { PosterWeek } from '#web/areas/employer/posts/poster/PosterWeek'
import { TypedAddress } from '#web/areas/employer/posts/poster/TypedAddress'
import { titleStep } from '#web/areas/employer/posts/poster/title-step'
import { payFigure } from '#web/shared/words/pay'
import { QrCode } from '#web/ui/display/QrCode'
import { words } from '#web/areas/employer/posts/poster/words'
import styles from './WindowCard.module.css'

/** Half an A4 sheet to be read from the pavement: what, for how much, when, and the code. */
export function WindowCard({ job }: { readonly job: EmployerJob }) {
  const { title, salary, salaryMax, salaryUnit } = job
  const open = openShifts(job, new Set(job.takenShifts))
  return (
    <article className={styles.card} aria-label={title} data-poster>
      <div className={styles.words}>
        <p className={styles.work}>{words.workHere}</p>
        <h2 className={styles.title} data-size={titleStep(title)}>
          {title}
        </h2>
        {salary !== null && (
          <p className={styles.pay}>
            <b>{payFigure(salary, salaryMax)}</b>
            <span>{unitWords[salaryUnit]}</span>
          </p>
        )}
      </div>
      <div className={styles.scan}>
        <div className={styles.code}>
          <QrCode text={new URL(jobAddress(job), window.location.href).href} label={words.qrOf(title)} />
        </div>
        <p>
          <b>{words.scanToApply}</b>
          <br />
          <TypedAddress job={job} />
        </p>
      </div>
      {open.length > 0 && (
        <div className={styles.week}>
          <PosterWeek shifts={open} />
        </div>
      )}
    </article>
  )
}
