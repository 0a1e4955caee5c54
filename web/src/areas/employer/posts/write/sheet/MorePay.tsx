import { holidayPayMethods, payDays } from '@evenshift/contract/states/job/job-terms'
import { holidayPayWords, payDayWords } from '@evenshift/contract/states/job/term-words'
import { TextInput } from '@mantine/core'
import { PayBands } from '#web/areas/employer/posts/write/sheet/PayBands'
import { replaceIn } from '#web/areas/employer/posts/write/replaced-words'
import { WordingNote } from '#web/areas/employer/posts/write/steps/WordingNote'
import { unsaid } from '#web/areas/employer/posts/write/sheet/unsaid'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { fieldOf } from '#web/shared/forms/field-of'
import { MoneyField } from '#web/ui/form/MoneyField'
import { SelectField } from '#web/ui/form/SelectField'
import { words } from '#web/areas/employer/posts/write/sheet/words'
import styles from '../Wizard.module.css'

const methods = holidayPayMethods.map((value) => ({ value, label: holidayPayWords[value] }))
const days = payDays.map((value) => ({ value, label: payDayWords[value] }))

export function MorePay({ form, wording }: Pick<WizardStepProps, 'form' | 'wording'>) {
  return (
    <>
      <div className={styles.pair}>
        <MoneyField label={words.upTo} description={words.onlyIfRange} {...fieldOf(form, 'salaryMax')} />
        <TextInput
          label={words.tips}
          description={words.asPeopleReadIt}
          placeholder={words.sharedFairlyAbout}
          maxLength={200}
          {...form.getInputProps('tips')}
        />
        <SelectField label={words.holidayPay} options={methods} {...fieldOf(form, 'holidayPayMethod')} />
        <SelectField label={words.payDay} options={days} {...unsaid} {...fieldOf(form, 'payDay')} />
      </div>
      <WordingNote hits={wording['tips']} onReplace={replaceIn(form, 'tips')} />
      <PayBands form={form} />
    </>
  )
}
