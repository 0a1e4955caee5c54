import { CLOSING_DATE_DAYS_MOST } from '@evenshift/contract/constants'
import { plusDays } from '@evenshift/contract/days'
import { londonDay } from '@evenshift/contract/london'
import { firstShiftAfter } from '#web/areas/employer/posts/write/post-dates'
import { DatesNote } from '#web/areas/employer/posts/write/steps/DatesNote'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { fieldOf } from '#web/shared/forms/field-of'
import { longDayDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { DateField } from '#web/ui/form/DateField'
import { words } from '#web/areas/employer/posts/write/sheet/words'
import styles from '../Wizard.module.css'

/** When people can apply, and when they start. */
export function TheDates({ form }: Pick<WizardStepProps, 'form'>) {
  const now = useNow()
  const today = londonDay(now)
  const first = firstShiftAfter(form.values, today)
  return (
    <>
      <div className={styles.pair}>
        <DateField
          label={words.lastDayToApply}
          description={words.newApplicationsStopEnd}
          first={today}
          last={londonDay(plusDays(now, CLOSING_DATE_DAYS_MOST))}
          {...fieldOf(form, 'closingDate')}
        />
        <DateField
          label={words.startDate}
          description={first === null ? words.firstDayWork : words.theresNoShiftDay(longDayDate(first))}
          first={today}
          last={null}
          {...fieldOf(form, 'startDate')}
        />
      </div>
      <DatesNote values={form.values} />
    </>
  )
}
