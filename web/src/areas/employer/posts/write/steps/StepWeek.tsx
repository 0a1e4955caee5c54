import { AddMore } from '#web/areas/employer/posts/write/steps/AddMore'
import { ThePay } from '#web/areas/employer/posts/write/steps/ThePay'
import { ThePlace } from '#web/areas/employer/posts/write/steps/ThePlace'
import { TheWeek } from '#web/areas/employer/posts/write/steps/TheWeek'
import { partPlace } from '#web/areas/employer/posts/write/steps/part-place'
import type { SetPart } from '#web/areas/employer/posts/write/steps/steps'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/posts/write/steps/words'
import styles from '../Wizard.module.css'

interface StepWeekProps extends Pick<WizardStepProps, 'form' | 'job'> {
  /** Opens the fields of what is set already. */
  readonly onOpen: (part: SetPart) => void
}

/** The three things that every job has to say, and below them what is set already and can be changed. */
export function StepWeek({ form, job, onOpen }: StepWeekProps) {
  return (
    <>
      <Card label={words.theWeek}>
        <div id={partPlace('week')} className={styles.fields}>
          <TheWeek form={form} job={job} />
        </div>
      </Card>
      <div className={styles.two}>
        <Card label={words.pay}>
          <div id={partPlace('pay')} className={styles.fields}>
            <ThePay form={form} />
          </div>
        </Card>
        <Card label={words.place}>
          <div id={partPlace('place')} className={styles.fields}>
            <ThePlace form={form} />
          </div>
        </Card>
      </div>
      <AddMore form={form} job={job} onOpen={onOpen} />
    </>
  )
}
