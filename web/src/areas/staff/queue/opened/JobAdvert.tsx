import type { VerificationCase } from '@evenshift/contract/model/staff/verification'
import { FactRows } from '#web/areas/staff/queue/opened/FactRows'
import { Marked } from '#web/areas/staff/queue/opened/Marked'
import { Quote, Section } from '#web/areas/staff/queue/opened/Section'
import { payWords } from '#web/shared/words/pay'
import { shiftsWords } from '@evenshift/contract/states/shift-words'
import { words } from '#web/areas/staff/queue/opened/words'

type Job = Extract<VerificationCase, { subject: 'job' }>['job']

/** The advert as people read it, with its pay and shifts. */
export function JobAdvert({ job, flagged }: { readonly job: Job; readonly flagged: readonly string[] }) {
  const applicants = job.counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <Section title={words.theAdvert}>
      <Quote>{job.description ? <Marked text={job.description} words={flagged} /> : words.noDescriptionYet}</Quote>
      <FactRows
        rows={[
          [words.pay, job.salary === null || job.salaryUnit === null ? null : payWords(job.salary, job.salaryUnit)],
          [words.shifts, shiftsWords(job.shifts) || null],
          [words.place, job.location],
          [words.reference, job.reference],
          [words.applicants, applicants === 0 ? words.none : String(applicants)],
        ]}
      />
    </Section>
  )
}
