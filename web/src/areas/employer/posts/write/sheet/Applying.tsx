import { Checkbox } from '@mantine/core'
import { ScreeningQuestions } from '#web/areas/employer/posts/write/sheet/ScreeningQuestions'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { words } from '#web/areas/employer/posts/write/sheet/words'

/** What people send and are asked when they apply. */
export function Applying({ form, wording }: Pick<WizardStepProps, 'form' | 'wording'>) {
  return (
    <>
      <Checkbox
        label={words.requireACv}
        description={words.fewStudentsHaveOne}
        checked={form.values.requiresCv}
        error={form.errors['requiresCv']}
        onChange={(event) => form.setFieldValue('requiresCv', event.currentTarget.checked)}
      />
      <ScreeningQuestions form={form} wording={wording} />
    </>
  )
}
