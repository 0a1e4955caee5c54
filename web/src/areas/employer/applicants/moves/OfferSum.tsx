import type { OfferValues } from '#web/areas/employer/applicants/moves/offer-terms'
import { shortHours } from '#web/shared/week/worked-hours'
import { counted } from '#web/shared/words/numbers'
import { payWords, pounds } from '#web/shared/words/pay'
import { type DayId } from '#web/ui/week/days'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import { words } from '#web/areas/employer/applicants/moves/words'
import styles from './OfferSum.module.css'

/** What the offer comes to in a week, read out when it changes. */
export function OfferSum({ values: { offer } }: { readonly values: OfferValues }) {
  const { pay, payUnit, hoursPerWeek, shifts } = offer
  const isHourly = payUnit === 'hour'
  const days = Object.fromEntries(shifts.map(({ day }) => [day as DayId, 'fits' as const]))
  const work = [shifts.length > 0 && counted(shifts.length, 'shift'), hoursPerWeek !== '' && shortHours(hoursPerWeek)].filter(Boolean)
  return (
    <div className={styles.sum}>
      <div className={styles.week}>
        <WeekStrip days={days} size="tiny" />
      </div>
      <p role="status">
        {pay !== '' && (!isHourly || hoursPerWeek !== '') && (
          <b>
            {isHourly ? pounds(pay * Number(hoursPerWeek)) : payWords(pay, payUnit)} {isHourly && <span>{words.perWeek}</span>}
          </b>
        )}
        <span>{[...work, words.beforeTax].join(', ')}</span>
      </p>
    </div>
  )
}
