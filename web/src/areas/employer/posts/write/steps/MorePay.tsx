import { holidayPayMethods, holidayPayWords, payDayWords, payDays } from '@evenshift/contract/states/job/job-terms'
import { TextInput } from '@mantine/core'
import { PayBands } from '#web/areas/employer/posts/write/steps/PayBands'
import { WordingNote } from '#web/areas/employer/posts/write/steps/WordingNote'
import { unsaid } from '#web/areas/employer/posts/write/steps/unsaid'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { fieldOf } from '#web/shared/forms/field-of'
import { MoneyField } from '#web/ui/form/MoneyField'
import { SelectField } from '#web/ui/form/SelectField'
import styles from '../Wizard.module.css'

const methods = holidayPayMethods.map((value) => ({ value, label: holidayPayWords[value] }))
const days = payDays.map((value) => ({ value, label: payDayWords[value] }))

export function MorePay({ form, wording }: Pick<WizardStepProps, 'form' | 'wording'>) {
  return (
    <>
      <div className={styles.pair}>
        <MoneyField label="Up to" description="Only if it’s a range" {...fieldOf(form, 'salaryMax')} />
        <TextInput
          label="Tips"
          description="As people read it"
          placeholder="Shared fairly, about £2 an hour"
          maxLength={200}
          {...form.getInputProps('tips')}
        />
        <SelectField label="Holiday pay" options={methods} {...fieldOf(form, 'holidayPayMethod')} />
        <SelectField label="Pay day" options={days} {...unsaid} {...fieldOf(form, 'payDay')} />
      </div>
      <WordingNote hits={wording['tips']} />
      <PayBands form={form} />
    </>
  )
}
