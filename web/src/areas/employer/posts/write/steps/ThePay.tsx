import { salaryUnits } from '@evenshift/contract/states/job/job-terms'
import { unitWords } from '@evenshift/contract/states/job/pay-words'
import { NumberInput } from '@mantine/core'
import { PayHint } from '#web/areas/employer/posts/write/steps/PayHint'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { fieldOf } from '#web/shared/forms/field-of'
import { MoneyField } from '#web/ui/form/MoneyField'
import { SelectField } from '#web/ui/form/SelectField'
import { words } from '#web/areas/employer/posts/write/steps/words'
import styles from '../Wizard.module.css'

const units = salaryUnits.map((value) => ({ value, label: unitWords[value] }))
/** The card's heading says it already. */
const unseen = { labelProps: { className: styles.unseen ?? '' } }

export function ThePay({ form }: Pick<WizardStepProps, 'form'>) {
  return (
    <>
      <h2>{words.pay}</h2>
      <div className={styles.pay}>
        <MoneyField
          label={words.pay}
          {...unseen}
          classNames={{ root: styles.amount ?? '', wrapper: styles.amountField ?? '', error: styles.amountFault ?? '' }}
          {...fieldOf(form, 'salary')}
        />
        <SelectField label={words.for} options={units} {...unseen} {...fieldOf(form, 'salaryUnit')} />
      </div>
      {form.values.salaryUnit === 'fixed' && (
        <NumberInput label={words.hoursInAll} description={words.sum} min={0.5} step={0.5} {...fieldOf(form, 'totalHours')} />
      )}
      <PayHint values={form.values} isRefused={Boolean(form.errors['salary'])} onSet={(salary) => form.setFieldValue('salary', salary)} />
    </>
  )
}
