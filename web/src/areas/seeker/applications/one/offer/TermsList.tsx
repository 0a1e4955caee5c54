import type { Application } from '@evenshift/contract/model/application/application'
import { payBandsText } from '#web/shared/job/term-words'
import { dayDate, longDate } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { counted } from '#web/shared/words/numbers'
import { payWords } from '#web/shared/words/pay'
import { dayShort } from '#web/ui/week/days'
import { spanText } from '#web/ui/week/times'
import styles from '../Application.module.css'

interface TermsListProps {
  readonly offer: NonNullable<Application['offer']>
  readonly job: Application['job']
}

/** What one would sign up to. */
export function TermsList({ offer, job }: TermsListProps) {
  const asAdvertised = offer.pay === job.salary && offer.payUnit === job.salaryUnit
  const rows: readonly (readonly [string, string | null | false])[] = [
    ['Pay', `${payWords(offer.pay, offer.payUnit)}${asAdvertised ? ', as advertised' : ''}`],
    ['By age', offer.payBands.length > 0 && payBandsText(offer.payBands)],
    ['Hours', `${offer.hoursPerWeek} a week${job.guaranteedHours === null ? '' : `, ${job.guaranteedHours} guaranteed`}`],
    ['Shifts', dotted(offer.shifts.map(({ day, start, end }) => `${dayShort(day)} ${spanText(start, end)}`)) || 'By agreement'],
    ['Starts', dayDate(offer.startDate)],
    ['Until', offer.endDate && longDate(offer.endDate)],
    ['Changes', job.shiftNoticeDays !== null && `${counted(job.shiftNoticeDays, 'day')} notice`],
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
