import type { PostPart } from '@evenshift/contract/states/job/job-terms'
import { Advert } from '#web/areas/employer/posts/write/preview/Advert'
import { FreePeople } from '#web/areas/employer/posts/write/preview/FreePeople'
import { PostPreview } from '#web/areas/employer/posts/write/preview/PostPreview'
import { WeekCosts } from '#web/areas/employer/posts/write/preview/WeekCosts'
import type { StepKey } from '#web/areas/employer/posts/write/steps/steps'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import styles from '../Wizard.module.css'

interface BesideProps extends WizardStepProps {
  readonly step: StepKey
  /** Opens a part where it is written. */
  readonly onEdit: (part: PostPart) => void
}

/** What stands beside each step: the card as people will see it, who could work the week and what it costs, or the advert itself. */
export function Beside({ step, onEdit, ...writing }: BesideProps) {
  const { form, job } = writing
  if (step === 'review') return <Advert {...writing} onEdit={() => onEdit('work')} />
  if (step === 'job') return <PostPreview values={form.values} job={job} />
  return (
    <div className={styles.beside}>
      <FreePeople form={form} job={job} />
      <WeekCosts values={form.values} job={job} />
    </div>
  )
}
