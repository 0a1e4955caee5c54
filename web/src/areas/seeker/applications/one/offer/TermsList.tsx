import type { Application } from '@evenshift/contract/model/application/application'
import { contractWords } from '@evenshift/contract/states/job/term-words'
import type { ReactNode } from 'react'
import { payBandsText } from '#web/shared/job/term-words'
import { dayDate, longDate } from '#web/shared/words/dates'
import { noticeOf } from '#web/shared/words/numbers'
import { payWords } from '#web/shared/words/pay'
import { dayShort } from '#web/ui/week/days'
import { spanText } from '#web/ui/week/times'
import { firstDay } from '#web/areas/seeker/applications/facts'
import { words } from '#web/areas/seeker/applications/one/offer/words'
import styles from '../Application.module.css'

type Shift = NonNullable<Application['offer']>['shifts'][number]

interface TermsListProps {
  readonly offer: NonNullable<Application['offer']>
  readonly job: Application['job']
}

/** A line each: a time is never read in two halves. */
const shiftLine = ({ day, start, end }: Shift) => (
  <span key={`${day} ${start}`} className={styles.shift}>
    {dayShort(day)} {spanText(start, end)}
  </span>
)

/** What one would sign up to. */
export function TermsList({ offer, job }: TermsListProps) {
  const asAdvertised = offer.pay === job.salary && offer.payUnit === job.salaryUnit
  const rows: readonly (readonly [string, ReactNode])[] = [
    [words.pay, `${payWords(offer.pay, offer.payUnit)}${asAdvertised ? words.asAdvertised : ''}`],
    [words.byAge, offer.payBands.length > 0 && payBandsText(offer.payBands)],
    [words.hours, words.aWeekWithHoursAndGuaranteed(offer.hoursPerWeek, job.guaranteedHours)],
    [words.shifts, offer.shifts.length > 0 ? offer.shifts.map(shiftLine) : words.flexible],
    [words.starts, dayDate(firstDay(offer))],
    [words.until, offer.endDate && longDate(offer.endDate)],
    [words.contract, contractWords(job)],
    [words.changes, job.shiftNoticeDays !== null && noticeOf(job.shiftNoticeDays)],
  ]
  return (
    <dl className={styles.terms}>
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
