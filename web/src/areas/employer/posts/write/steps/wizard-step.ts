import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { UseFormReturnType } from '@mantine/form'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import type { Wording } from '#web/areas/employer/posts/write/useWording'

/** What every step of the wizard takes. */
export interface WizardStepProps {
  readonly form: UseFormReturnType<PostValues>
  /** The post as it was when the wizard opened; null for a new one. */
  readonly job: EmployerJob | null
  readonly wording: Wording
}
