import { firstOn } from '@evenshift/contract/days'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { JobWeek } from '@evenshift/contract/model/job/pay'
import { skillRequirement } from '@evenshift/contract/states/job/evidence'
import { type OpenYesNoTerm, openYesNoTerms } from '@evenshift/contract/states/job/job-terms'
import { contractWords, termLabels, yesNoWords } from '@evenshift/contract/states/job/term-words'
import type { ReactNode } from 'react'
import { dbsWords, placeWords, saidRows } from '#web/shared/job/term-words'
import { hoursSaid } from '#web/shared/job-week/week-words'
import { hoursWords } from '#web/shared/week/worked-hours'
import { dayDate } from '#web/shared/words/dates'
import { noticeOf } from '#web/shared/words/numbers'
import { words } from '#web/shared/job/words'
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
> & {
  readonly shifts: readonly { readonly day: number }[]
  /** What people are shown of a usual week; where they choose among shifts that is not the advert's, and none where nobody can start. */
  readonly week?: Pick<JobWeek, 'hours' | 'hoursMost'>
}

function factsOf(job: WorkTold): readonly (readonly [label: string, value: string])[] {
  const access = [job.accessibility.stepFree && 'Step-free', job.accessibility.notes].filter(Boolean).join('. ')
  const facts: readonly (readonly [string, string | null | false])[] = [
    [words.where, placeWords(job)],
    [words.contract, contractWords(job)],
    [
      words.hours,
      job.hoursPerWeek !== null &&
        job.week?.hours !== 0 &&
        words.aWeekWithHoursAndGuaranteed(
          hoursSaid(job.week ?? { hours: job.hoursPerWeek }),
          job.guaranteedHours === null ? null : hoursWords(job.guaranteedHours),
        ),
    ],
    [words.starts, job.startDate && dayDate(firstOn(job.shifts, job.startDate))],
    [words.shiftsChange, job.shiftNoticeDays !== null && noticeOf(job.shiftNoticeDays)],
    [termLabels.skillsRequired, job.skillsRequired.map(skillRequirement).join(', ')],
    [words.age, job.minimumAge === 18 && words.from18(job.minimumAgeReason)],
    [termLabels.dbsLevel, job.dbsLevel !== 'none' && dbsWords[job.dbsLevel]],
    [words.interview, job.isInterviewRecorded && words.recordedWheneverSuitsYou],
    ...openYesNoTerms.map((name) => [termLabels[name], yesNoWords[name][job[name] ? 'yes' : 'no']] as const),
    [termLabels.dressCode, job.dressCode],
    ...saidRows(job),
    [termLabels.accessibility, access],
  ]
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

interface TheWorkProps {
  readonly job: WorkTold
  /** What stands below a text that is still being written. */
  readonly notes?: Partial<Record<'description' | 'responsibilities', ReactNode>>
}

/** The employer's own text. */
export function WorkText({ job, notes = {} }: TheWorkProps) {
  return (
    <section className={styles.work}>
      <h2>{words.theWork}</h2>
      <p>{job.description}</p>
      {notes.description}
      {job.responsibilities.length > 0 && (
        <>
          <h3>{words.whatYoullDo}</h3>
          <ul>
            {job.responsibilities.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          {notes.responsibilities}
        </>
      )}
    </section>
  )
}

/** Every term in one list. */
export const WorkFacts = ({ job }: { readonly job: WorkTold }) => (
  <dl className={styles.facts}>
    {factsOf(job).map(([label, value]) => (
      <div key={label} style={{ display: 'contents' }}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** All that is told of the work. */
export const TheWork = ({ job, notes = {} }: TheWorkProps) => (
  <div className={styles.work}>
    <WorkText job={job} notes={notes} />
    <h3>{words.details}</h3>
    <WorkFacts job={job} />
  </div>
)
