import { costPayers } from '@evenshift/contract/states/job/job-terms'
import { costWords } from '@evenshift/contract/states/job/term-words'
import { Checkbox, TextInput } from '@mantine/core'
import { replaceIn } from '#web/areas/employer/posts/write/replaced-words'
import { WordingNote } from '#web/areas/employer/posts/write/steps/WordingNote'
import { unsaid } from '#web/areas/employer/posts/write/sheet/unsaid'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { SelectField } from '#web/ui/form/SelectField'
import { words } from '#web/areas/employer/posts/write/sheet/words'
import styles from '../Wizard.module.css'

const payers = costPayers.map((value) => ({ value, label: costWords[value] }))

/** What the work needs people to wear or learn, and who pays for it. */
export function TheCosts({ form, wording }: Pick<WizardStepProps, 'form' | 'wording'>) {
  return (
    <>
      <TextInput label={words.dressCode} maxLength={200} {...form.getInputProps('dressCode')} />
      <WordingNote hits={wording['dressCode']} onReplace={replaceIn(form, 'dressCode')} />
      <Checkbox
        label={words.weProvideAUniform}
        description={words.peopleWontHaveBuy}
        checked={form.values.uniformProvided}
        error={form.errors['uniformProvided']}
        onChange={(event) => form.setFieldValue('uniformProvided', event.currentTarget.checked)}
      />
      <p className={styles.muted}>{words.whatPeoplePayThemselves}</p>
      <div className={styles.pair}>
        {!form.values.uniformProvided && (
          <SelectField label={words.aUniform} options={payers} {...unsaid} {...form.getInputProps('costs.uniform')} />
        )}
        <SelectField label={words.training} options={payers} {...unsaid} {...form.getInputProps('costs.training')} />
      </div>
    </>
  )
}
