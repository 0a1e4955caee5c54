import type { Application } from '@evenshift/contract/model/application/application'
import { isSameTime } from '@evenshift/contract/states/shift-words'
import { contractWords } from '@evenshift/contract/states/job/term-words'
import type { ReactNode } from 'react'
import { payBandsText } from '#web/shared/job/term-words'
import { dayDate, longDate } from '#web/shared/words/dates'
import { noticeOf } from '#web/shared/words/numbers'
import { payWords } from '#web/shared/words/pay'
import { dayShort } from '#web/ui/week/days'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { spanText } from '#web/ui/week/times'
import { firstDay } from '#web/areas/seeker/applications/facts'
import { words } from '#web/areas/seeker/applications/one/offer/words'
import styles from '../Application.module.css'

type Shift = NonNullable<Application['offer']>['shifts'][number]

interface TermsListProps {
  readonly offer: NonNullable<Application['offer']>
  readonly application: Pick<Application, 'job' | 'shifts'>
}

/** That it has fewer shifts than the advert, and whether they're those that were asked for; null where it has them all, or others. */
function fewerWords({ shifts }: TermsListProps['offer'], { job, shifts: asked }: TermsListProps['application']): string | null {
  const offered = job.shifts.filter((shift) => shifts.some((one) => one._id === shift._id || isSameTime(one, shift)))
  if (offered.length === 0 || offered.length < shifts.length || offered.length === job.shifts.length) return null
  const areAsked = asked.length === offered.length && offered.every(({ _id }) => asked.includes(_id))
  return words.ofTheAdvertised(offered.length, job.shifts.length, areAsked)
}

/** A line each: a time is never read in two halves. */
const shiftLine = ({ day, start, end, breakMinutes }: Shift) => (
  <span key={`${day} ${start}`} className={styles.shift}>
    <TextWithTimes text={`${dayShort(day)} ${spanText(start, end)}${breakMinutes ? words.unpaidBreak(breakMinutes) : ''}`} />
  </span>
)

/** What one would sign up to. */
export function TermsList({ offer, application }: TermsListProps) {
  const { job } = application
  const fewer = fewerWords(offer, application)
  const asAdvertised = offer.pay === job.salary && offer.payUnit === job.salaryUnit
  const rows: readonly (readonly [string, ReactNode])[] = [
    [words.pay, `${payWords(offer.pay, offer.payUnit)}${asAdvertised ? words.asAdvertised : ''}`],
    [words.byAge, offer.payBands.length > 0 && payBandsText(offer.payBands)],
    [words.hours, words.aWeekWithHoursAndGuaranteed(offer.hoursPerWeek, job.guaranteedHours)],
    [
      words.shifts,
      offer.shifts.length > 0 ? (
        <>
          {offer.shifts.map(shiftLine)}
          {fewer && <span className={styles.fewer}>{fewer}</span>}
        </>
      ) : (
        words.flexible
      ),
    ],
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
