import type { Application } from '@evenshift/contract/model/application/application'
import { payBandsText } from '#web/shared/job/term-words'
import { dayDate, longDate } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { noticeOf } from '#web/shared/words/numbers'
import { payWords } from '#web/shared/words/pay'
import { dayShort } from '#web/ui/week/days'
import { spanText } from '#web/ui/week/times'
import { words } from '#web/areas/seeker/applications/one/offer/words'
import styles from '../Application.module.css'

interface TermsListProps {
  readonly offer: NonNullable<Application['offer']>
  readonly job: Application['job']
}

/** What one would sign up to. */
export function TermsList({ offer, job }: TermsListProps) {
  const asAdvertised = offer.pay === job.salary && offer.payUnit === job.salaryUnit
  const rows: readonly (readonly [string, string | null | false])[] = [
    [words.pay, `${payWords(offer.pay, offer.payUnit)}${asAdvertised ? words.asAdvertised : ''}`],
    [words.byAge, offer.payBands.length > 0 && payBandsText(offer.payBands)],
    [words.hours, words.aWeekWithHoursAndGuaranteed(offer.hoursPerWeek, job.guaranteedHours)],
    [words.shifts, dotted(offer.shifts.map(({ day, start, end }) => `${dayShort(day)} ${spanText(start, end)}`)) || words.flexible],
    [words.starts, dayDate(offer.startDate)],
    [words.until, offer.endDate && longDate(offer.endDate)],
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
