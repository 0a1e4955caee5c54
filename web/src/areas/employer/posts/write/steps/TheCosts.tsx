import { costPayers, costWords } from '@evenshift/contract/states/job/job-terms'
import { Checkbox, TextInput } from '@mantine/core'
import { WordingNote } from '#web/areas/employer/posts/write/steps/WordingNote'
import { unsaid } from '#web/areas/employer/posts/write/steps/unsaid'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { SelectField } from '#web/ui/form/SelectField'
import styles from '../Wizard.module.css'

const payers = costPayers.map((value) => ({ value, label: costWords[value] }))

/** What the work needs people to wear or learn, and who pays for it. */
export function TheCosts({ form, wording }: Pick<WizardStepProps, 'form' | 'wording'>) {
  return (
    <>
      <TextInput label="Dress code" maxLength={200} {...form.getInputProps('dressCode')} />
      <WordingNote hits={wording['dressCode']} />
      <Checkbox
        label="We provide a uniform"
        description="People won’t have to buy their own"
        checked={form.values.uniformProvided}
        error={form.errors['uniformProvided']}
        onChange={(event) => form.setFieldValue('uniformProvided', event.currentTarget.checked)}
      />
      <p className={styles.muted}>What people pay for themselves must not take their pay below the legal minimum.</p>
      <div className={styles.pair}>
        {!form.values.uniformProvided && (
          <SelectField label="A uniform" options={payers} {...unsaid} {...form.getInputProps('costs.uniform')} />
        )}
        <SelectField label="Training" options={payers} {...unsaid} {...form.getInputProps('costs.training')} />
      </div>
    </>
  )
}
