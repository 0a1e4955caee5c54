import { nightJourneys } from '@evenshift/contract/states/job/job-terms'
import { nightJourneyWords } from '@evenshift/contract/states/job/term-words'
import { Radio } from '@mantine/core'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { fieldOf } from '#web/shared/forms/field-of'
import { words } from '#web/areas/employer/posts/write/steps/words'
import styles from '../Wizard.module.css'

/** How people get home from a shift that ends late: one of four. */
export function NightJourney({ form }: Pick<WizardStepProps, 'form'>) {
  const { value, onChange, error } = fieldOf(form, 'nightJourney')
  return (
    <Radio.Group
      name="nightJourney"
      label={words.howDoPeopleGet}
      description={words.shiftEndsAfter23}
      value={value}
      onChange={onChange}
      error={error}
    >
      <div className={styles.ways}>
        {nightJourneys.map((way) => (
          <Radio key={way} value={way} label={nightJourneyWords[way]} aria-invalid={error ? true : undefined} />
        ))}
      </div>
    </Radio.Group>
  )
}
