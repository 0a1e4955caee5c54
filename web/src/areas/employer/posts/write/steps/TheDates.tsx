import { CLOSING_DATE_DAYS_MOST } from '@evenshift/contract/constants'
import { plusDays } from '@evenshift/contract/days'
import { londonDay } from '@evenshift/contract/london'
import { firstShiftAfter } from '#web/areas/employer/posts/write/post-dates'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { fieldOf } from '#web/shared/forms/field-of'
import { longDayDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { DateField } from '#web/ui/form/DateField'
import styles from '../Wizard.module.css'

export function TheDates({ form }: Pick<WizardStepProps, 'form'>) {
  const now = useNow()
  const first = firstShiftAfter(form.values)
  return (
    <div className={styles.pair}>
      <DateField
        label="Last day to apply"
        description="New applications stop at the end of it"
        first={londonDay(now)}
        last={londonDay(plusDays(now, CLOSING_DATE_DAYS_MOST))}
        {...fieldOf(form, 'closingDate')}
      />
      <DateField
        label="Start date"
        description={first === null ? 'The first day of work' : `There’s no shift that day. The first is ${longDayDate(first)}`}
        first={londonDay(now)}
        last={null}
        {...fieldOf(form, 'startDate')}
      />
    </div>
  )
}
