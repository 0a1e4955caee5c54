import type { VerificationCase } from '@evenshift/contract/model/staff/verification'
import { FactRows } from '#web/areas/staff/queue/opened/FactRows'
import { Marked } from '#web/areas/staff/queue/opened/Marked'
import { Quote, Section } from '#web/areas/staff/queue/opened/Section'
import { payWords } from '#web/shared/words/pay'
import { shiftsWords } from '#web/shared/week/shifts-words'

type Job = Extract<VerificationCase, { subject: 'job' }>['job']

/** The advert as people read it, with its pay and shifts. */
export function JobAdvert({ job, flagged }: { readonly job: Job; readonly flagged: readonly string[] }) {
  const applicants = job.counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <Section title="The advert">
      <Quote>{job.description ? <Marked text={job.description} words={flagged} /> : 'No description yet.'}</Quote>
      <FactRows
        rows={[
          ['Pay', job.salary === null || job.salaryUnit === null ? null : payWords(job.salary, job.salaryUnit)],
          ['Shifts', shiftsWords(job.shifts) || null],
          ['Place', job.location],
          ['Reference', job.reference],
          ['Applicants', String(applicants)],
        ]}
      />
    </Section>
  )
}
