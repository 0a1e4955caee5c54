import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { jobAddress } from '@evenshift/contract/states/job/job-address'
import { isChoice } from '@evenshift/contract/states/job/shift-choice'
import { unitWords } from '@evenshift/contract/states/job/pay-words'
import { openShifts, usualHours } from '@evenshift/contract/states/job/usual-hours'
import { PosterWeek } from '#web/areas/employer/posts/poster/PosterWeek'
import { TypedAddress } from '#web/areas/employer/posts/poster/TypedAddress'
import { titleStep } from '#web/areas/employer/posts/poster/title-step'
import { hoursSpan } from '#web/shared/job-week/week-words'
import { hoursWords } from '#web/shared/week/worked-hours'
import { shiftsNeededWords } from '@evenshift/contract/states/job/shifts-needed-words'
import { dayDateYear } from '#web/shared/words/dates'
import { payFigure } from '#web/shared/words/pay'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { QrCode } from '#web/ui/display/QrCode'
import { Wordmark } from '#web/ui/page/Wordmark'
import { words } from '#web/areas/employer/posts/poster/words'
import styles from './Poster.module.css'

/** One A4 sheet that says the title, the pay and the week from across the pavement, and the rest on the phone that scans it. */
export function Poster({ job }: { readonly job: EmployerJob }) {
  const { title, employerName, location, outcode, shifts, salary, salaryMax, salaryUnit, closingDate, minimumAge, replyWithinDays } = job
  const open = openShifts(job, new Set(job.takenShifts))
  const week = usualHours(job, open)
  const place = job.workplace === 'remote' ? words.fromHome : outcode ? words.place(location ?? '', outcode) : location
  return (
    <article className={styles.sheet} aria-label={title} data-poster>
      <div className={styles.top}>
        <span className={styles.company}>
          <MonogramTile name={employerName} src={job.logo || null} />
          {employerName}
        </span>
        <span>{place}</span>
      </div>
      <h2 className={styles.title} data-size={titleStep(title)}>
        {title}
      </h2>
      {salary !== null && (
        <p className={styles.pay}>
          <b>{payFigure(salary, salaryMax)}</b>
          <span>
            {week.hours > 0 ? words.pay(unitWords[salaryUnit], hoursWords(week.hours), hoursSpan(week) !== null) : unitWords[salaryUnit]}
          </span>
        </p>
      )}
      {open.length > 0 && (
        <>
          <div className={styles.week}>
            <PosterWeek shifts={open} />
          </div>
          {shifts.length > 1 && (
            <p className={styles.below}>{words.youdWork(shiftsNeededWords({ shifts: open, shiftsNeeded: job.shiftsNeeded }))}</p>
          )}
        </>
      )}
      <div className={styles.scan}>
        <div className={styles.code}>
          <QrCode text={new URL(jobAddress(job), window.location.href).href} label={words.qrOf(title)} />
        </div>
        <div>
          <p className={styles.call}>
            {words.scan}
            <br />
            {isChoice({ shifts: open, shiftsNeeded: job.shiftsNeeded }) ? words.pickYourShifts : words.seeIfItFits}
            <br />
            {words.apply}
          </p>
          <p className={styles.promise}>
            {job.requiresCv ? words.free : words.inAMinute}
            <br />
            <b>{words.repliesWithin(replyWithinDays)}</b>
          </p>
          <p className={styles.host}>
            {words.orGoTo} <TypedAddress job={job} />
          </p>
        </div>
      </div>
      <div className={styles.foot}>
        <span>
          {words.forAnyone(minimumAge)}
          <br />
          {closingDate && `${words.applyBy(dayDateYear(closingDate))} `}
          {words.neverPay}
        </span>
        <Wordmark />
      </div>
    </article>
  )
}
