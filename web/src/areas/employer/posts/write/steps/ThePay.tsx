import { salaryUnits, unitWords } from '@evenshift/contract/states/job/job-terms'
import { NumberInput } from '@mantine/core'
import { PayHint } from '#web/areas/employer/posts/write/steps/PayHint'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { fieldOf } from '#web/shared/forms/field-of'
import { MoneyField } from '#web/ui/form/MoneyField'
import { SelectField } from '#web/ui/form/SelectField'
import styles from '../Wizard.module.css'

const units = salaryUnits.map((value) => ({ value, label: unitWords[value] }))

export function ThePay({ form }: Pick<WizardStepProps, 'form'>) {
  return (
    <>
      <h2>Pay</h2>
      <div className={styles.pay}>
        <MoneyField label="Pay" {...fieldOf(form, 'salary')} />
        <SelectField label="For" options={units} {...fieldOf(form, 'salaryUnit')} />
      </div>
      {form.values.salaryUnit === 'fixed' && (
        <NumberInput label="Hours in all" description="That the sum is for" min={0.5} step={0.5} {...fieldOf(form, 'totalHours')} />
      )}
      <PayHint values={form.values} isRefused={Boolean(form.errors['salary'])} />
    </>
  )
}
