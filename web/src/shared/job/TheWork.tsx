import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { type OpenYesNoTerm, openYesNoTerms, terms } from '@evenshift/contract/states/job/job-terms'
import { contractWords, dbsWords, saidRows, workplaceWords } from '#web/shared/job/term-words'
import { dayDate } from '#web/shared/words/dates'
import { counted } from '#web/shared/words/numbers'
import styles from './TheWork.module.css'

/** What is told of the work: of a job in full, or of a post that is still being written. */
export type WorkTold = Pick<
  EmployerJob,
  | 'description'
  | 'responsibilities'
  | 'workplace'
  | 'location'
  | 'contractType'
  | 'contractLength'
  | 'hoursPerWeek'
  | 'guaranteedHours'
  | 'startDate'
  | 'shiftNoticeDays'
  | 'payDay'
  | 'costs'
  | 'nightJourney'
  | 'machineJudgement'
  | 'skillsRequired'
  | 'minimumAge'
  | 'minimumAgeReason'
  | 'dbsLevel'
  | 'isInterviewRecorded'
  | OpenYesNoTerm
  | 'dressCode'
  | 'accessibility'
>

function factsOf(job: WorkTold): readonly (readonly [label: string, value: string])[] {
  const access = [job.accessibility.stepFree && 'Step-free', job.accessibility.notes].filter(Boolean).join('. ')
  const facts: readonly (readonly [string, string | null | false])[] = [
    ['Where', [workplaceWords[job.workplace], job.location].filter(Boolean).join(', ')],
    ['Contract', contractWords(job)],
    [
      'Hours',
      job.hoursPerWeek !== null && `${job.hoursPerWeek} a week${job.guaranteedHours === null ? '' : `, ${job.guaranteedHours} guaranteed`}`,
    ],
    ['Starts', job.startDate && dayDate(job.startDate)],
    ['Shifts change', job.shiftNoticeDays !== null && `${counted(job.shiftNoticeDays, 'day')} notice`],
    [terms.skillsRequired.label, job.skillsRequired.map(({ name, must }) => (must ? `${name} (essential)` : name)).join(', ')],
    ['Age', job.minimumAge === 18 && `From 18. ${job.minimumAgeReason}`],
    [terms.dbsLevel.label, job.dbsLevel !== 'none' && dbsWords[job.dbsLevel]],
    ['Interview', job.isInterviewRecorded && 'Recorded, whenever suits you'],
    ...openYesNoTerms.map((name) => [terms[name].label, terms[name].says[job[name] ? 'yes' : 'no']] as const),
    [terms.dressCode.label, job.dressCode],
    ...saidRows(job),
    [terms.accessibility.label, access],
  ]
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

/** The employer's own text, and every term in one list. */
export function TheWork({ job }: { readonly job: WorkTold }) {
  return (
    <section className={styles.work}>
      <h2>The work</h2>
      <p>{job.description}</p>
      {job.responsibilities.length > 0 && (
        <>
          <h3>What you’ll do</h3>
          <ul>
            {job.responsibilities.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
      <h3>Details</h3>
      <dl className={styles.facts}>
        {factsOf(job).map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
