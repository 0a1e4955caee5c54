import type { PostPart } from '@evenshift/contract/states/job/job-terms'
import type { ComponentType } from 'react'
import { Applying } from '#web/areas/employer/posts/write/steps/Applying'
import { FirstDay } from '#web/areas/employer/posts/write/steps/FirstDay'
import { MorePart } from '#web/areas/employer/posts/write/steps/MorePart'
import { MorePay } from '#web/areas/employer/posts/write/steps/MorePay'
import { TheChecks } from '#web/areas/employer/posts/write/steps/TheChecks'
import { TheContract } from '#web/areas/employer/posts/write/steps/TheContract'
import { TheCosts } from '#web/areas/employer/posts/write/steps/TheCosts'
import { TheDates } from '#web/areas/employer/posts/write/steps/TheDates'
import { ThePay } from '#web/areas/employer/posts/write/steps/ThePay'
import { ThePlace } from '#web/areas/employer/posts/write/steps/ThePlace'
import { TheWeek } from '#web/areas/employer/posts/write/steps/TheWeek'
import { partPlace } from '#web/areas/employer/posts/write/steps/part-place'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { Card } from '#web/ui/page/Card'
import styles from '../Wizard.module.css'

type FieldsProps = Pick<WizardStepProps, 'form' | 'job' | 'wording'>
const more: readonly (readonly [PostPart, ComponentType<FieldsProps>])[] = [
  ['dates', TheDates],
  ['contract', TheContract],
  ['applying', Applying],
  ['checks', TheChecks],
  ['morePay', MorePay],
  ['costs', TheCosts],
  ['firstDay', FirstDay],
]

/** The three things that every job has to say, and below them what is set already and can be changed. */
export function StepWeek({ form, job, wording, wanted }: WizardStepProps) {
  return (
    <>
      <Card label="The week">
        <div id={partPlace('week')} className={styles.fields}>
          <TheWeek form={form} />
        </div>
      </Card>
      <Card label="Pay">
        <div id={partPlace('pay')} className={styles.fields}>
          <ThePay form={form} />
        </div>
      </Card>
      <Card label="Place">
        <div id={partPlace('place')} className={styles.fields}>
          <ThePlace form={form} />
        </div>
      </Card>
      <Card label="Add more">
        <div>
          <h2>Add more</h2>
          <p className={styles.muted}>Set for you. Open what’s different for this job.</p>
        </div>
        <ul>
          {more.map(([part, Fields]) => (
            <MorePart key={part} form={form} wanted={wanted} part={part}>
              <Fields form={form} job={job} wording={wording} />
            </MorePart>
          ))}
        </ul>
      </Card>
    </>
  )
}
