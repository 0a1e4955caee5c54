import {
  costPayers,
  costWords,
  holidayPayMethods,
  holidayPayWords,
  payDayWords,
  payDays,
  salaryUnits,
  unitWords,
} from '@evenshift/contract/states/job/job-terms'
import { NumberInput, TextInput } from '@mantine/core'
import { PayBands } from '#web/areas/employer/posts/write/steps/PayBands'
import { PayHint } from '#web/areas/employer/posts/write/steps/PayHint'
import { WordingNote } from '#web/areas/employer/posts/write/steps/WordingNote'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { fieldOf } from '#web/shared/forms/field-of'
import { Card } from '#web/ui/page/Card'
import { MoneyField } from '#web/ui/form/MoneyField'
import { SelectField } from '#web/ui/form/SelectField'
import styles from '../Wizard.module.css'

const units = salaryUnits.map((value) => ({ value, label: unitWords[value] }))
const methods = holidayPayMethods.map((value) => ({ value, label: holidayPayWords[value] }))
const days = payDays.map((value) => ({ value, label: payDayWords[value] }))
const payers = costPayers.map((value) => ({ value, label: costWords[value] }))
const unsaid = { placeholder: 'Not said', clearable: true } as const

export function StepPay({ form, wording }: WizardStepProps) {
  return (
    <>
      <Card label="Pay">
        <h2>What does it pay?</h2>
        <div className={styles.pair}>
          <MoneyField label="Pay" {...fieldOf(form, 'salary')} />
          <SelectField label="For" options={units} {...fieldOf(form, 'salaryUnit')} />
          <MoneyField label="Up to" description="Only where it is a range" {...fieldOf(form, 'salaryMax')} />
          {form.values.salaryUnit === 'fixed' && (
            <NumberInput label="Hours in all" description="That the sum is for" min={0.5} step={0.5} {...fieldOf(form, 'totalHours')} />
          )}
        </div>
        <PayHint values={form.values} />
        <div className={styles.pair}>
          <TextInput label="Tips" placeholder="Shared fairly, about £2 an hour" maxLength={200} {...form.getInputProps('tips')} />
          <SelectField label="Holiday pay" options={methods} {...fieldOf(form, 'holidayPayMethod')} />
          <SelectField label="Pay day" options={days} {...unsaid} {...fieldOf(form, 'payDay')} />
        </div>
        <WordingNote hits={wording['tips']} />
      </Card>
      <Card label="Costs">
        <div>
          <h2>Who pays for what the work needs?</h2>
          <p className={styles.muted}>What people pay for themselves may not take their pay below the legal minimum.</p>
        </div>
        <div className={styles.pair}>
          {!form.values.uniformProvided && (
            <SelectField label="A uniform" options={payers} {...unsaid} {...form.getInputProps('costs.uniform')} />
          )}
          <SelectField label="Training" options={payers} {...unsaid} {...form.getInputProps('costs.training')} />
        </div>
      </Card>
      <PayBands form={form} />
    </>
  )
}
