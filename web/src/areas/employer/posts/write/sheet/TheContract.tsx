import { contractLengthWords, contractTypeWords } from '@evenshift/contract/states/job/term-words'
import { contractLengths, contractTypes } from '@evenshift/contract/states/job/job-terms'
import { NumberInput } from '@mantine/core'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { fieldOf } from '#web/shared/forms/field-of'
import { SelectField } from '#web/ui/form/SelectField'
import { words } from '#web/areas/employer/posts/write/sheet/words'
import styles from '../Wizard.module.css'

const types = contractTypes.map((value) => ({ value, label: contractTypeWords[value] }))
const lengths = contractLengths.map((value) => ({ value, label: contractLengthWords[value] }))

export function TheContract({ form }: Pick<WizardStepProps, 'form'>) {
  return (
    <div className={styles.pair}>
      <SelectField label={words.contractType} options={types} {...fieldOf(form, 'contractType')} />
      <SelectField label={words.length} options={lengths} {...fieldOf(form, 'contractLength')} />
      <NumberInput
        label={words.guaranteedHoursAWeek}
        description={words.leaveEmptyWhereNone}
        min={0.5}
        max={60}
        step={0.5}
        {...fieldOf(form, 'guaranteedHours')}
      />
      <NumberInput
        label={words.rotaNoticeDays}
        description={words.howLongBeforeWeek}
        min={0}
        max={60}
        allowDecimal={false}
        {...fieldOf(form, 'shiftNoticeDays')}
      />
    </div>
  )
}
