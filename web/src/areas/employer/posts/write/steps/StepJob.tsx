import { londonDay } from '@evenshift/contract/london'
import { FullNote } from '#web/areas/employer/plan/limit/FullNote'
import { templateOf, valuesOfTemplate } from '#web/areas/employer/posts/write/post-template'
import { withDates } from '#web/areas/employer/posts/write/post-dates'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { TitleAndWork } from '#web/areas/employer/posts/write/steps/TitleAndWork'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { TemplateTools } from '#web/areas/employer/templates/TemplateTools'
import { useNow } from '#web/shared/words/useNow'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/posts/write/steps/words'
import styles from '../Wizard.module.css'

/** A job in its employer's own words: what it is called and what it is; the rest is asked later, or set already. */
export function StepJob({ form, job, wording }: WizardStepProps) {
  const today = londonDay(useNow())
  const isDraft = job === null || job.status === 'draft'
  const fill = (filled: Partial<PostValues>) =>
    form.setValues({ ...filled, ...withDates({ ...form.values, startDate: '', ...filled }, today) })
  return (
    <>
      {isDraft && <FullNote />}
      <Card label={words.theJob}>
        <div className={styles.fields}>
          <TitleAndWork form={form} job={job} wording={wording} />
        </div>
      </Card>
      {/* Last, since it comes later than the rest and would move it. */}
      {isDraft && (
        <TemplateTools
          kind="job"
          body={form.isDirty() || job ? templateOf(form.values) : ''}
          onUse={(body) => fill(valuesOfTemplate(body))}
        />
      )}
    </>
  )
}
