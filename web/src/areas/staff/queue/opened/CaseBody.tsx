import type { VerificationCase } from '@evenshift/contract/model/staff/verification'
import { decisionWords } from '#web/areas/staff/audit/audit-words'
import { Checks } from '#web/areas/staff/queue/opened/Checks'
import { FactRows } from '#web/areas/staff/queue/opened/FactRows'
import { History } from '#web/areas/staff/queue/opened/History'
import { JobAdvert } from '#web/areas/staff/queue/opened/JobAdvert'
import { Quote, Section } from '#web/areas/staff/queue/opened/Section'
import { longDate } from '#web/shared/words/dates'

/** The evidence about a company, a seeker or a job. */
export function CaseBody({ of: one }: { readonly of: VerificationCase }) {
  return (
    <>
      {one.subject === 'job' && <JobAdvert job={one.job} flagged={one.flagged} />}
      {one.subject === 'employer' && one.employer.bio && (
        <Section title="About the company">
          <Quote>{one.employer.bio}</Quote>
        </Section>
      )}
      {one.subject === 'seeker' && (
        <FactRows
          rows={[
            ['Email', one.seeker.email],
            ['Date of birth', longDate(one.seeker.dateOfBirth)],
          ]}
        />
      )}
      {one.subject === 'employer' && (
        <FactRows
          rows={[
            ['Company number', one.employer.registrationNumber],
            ['On the register as', one.record?.name ?? null],
            ['Register status', one.record?.status ?? null],
            ['Website', one.employer.website],
            ['Contact', `${one.employer.contactName}, ${one.employer.contactRole}`],
          ]}
        />
      )}
      {one.checks.length > 0 && <Checks checks={one.checks} />}
      <History rows={one.decisions.map(({ at, by, decision, note }) => ({ at, text: decisionWords(decision), by, note }))} />
    </>
  )
}
