import { payBandAges } from '@evenshift/contract/states/job/job-terms'
import { Switch } from '@mantine/core'
import { bandWords } from '#web/shared/job/term-words'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { MoneyField } from '#web/ui/form/MoneyField'
import { words } from '#web/areas/employer/posts/write/sheet/words'
import styles from '../Wizard.module.css'

/** Another pay for younger people; everybody sees all of it, and 21 and over is always there. */
export function PayBands({ form }: Pick<WizardStepProps, 'form'>) {
  const { payBands, salary } = form.values
  const fault = form.errors['payBands']
  const toggle = (on: boolean) =>
    form.setFieldValue('payBands', on ? payBandAges.map((from) => ({ from, salary: from === 21 ? salary : '' })) : [])
  return (
    <>
      <Switch
        label={words.payDependsOnAge}
        description={words.jobWillShowPay}
        checked={payBands.length > 0}
        error={payBands.length === 0 && fault}
        aria-invalid={payBands.length === 0 && fault ? true : undefined}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      {payBands.length > 0 && (
        <div className={styles.pair}>
          {payBands.map(({ from, salary: amount }, place) => (
            <MoneyField
              key={from}
              label={bandWords[from]}
              value={amount}
              error={form.errors[`payBands.${place}`] ?? (place === 0 && fault)}
              onChange={(value) =>
                form.setFieldValue(
                  'payBands',
                  payBands.map((band, index) => (index === place ? { ...band, salary: value } : band)),
                )
              }
            />
          ))}
        </div>
      )}
    </>
  )
}
