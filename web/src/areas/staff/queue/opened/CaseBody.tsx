import type { VerificationCase } from '@evenshift/contract/model/staff/verification'
import { decisionWords } from '#web/areas/staff/audit/audit-words'
import { Checks } from '#web/areas/staff/queue/opened/Checks'
import { FactRows } from '#web/areas/staff/queue/opened/FactRows'
import { History } from '#web/areas/staff/queue/opened/History'
import { JobAdvert } from '#web/areas/staff/queue/opened/JobAdvert'
import { Quote, Section } from '#web/areas/staff/queue/opened/Section'
import { sizeWords } from '#web/shared/company/size-words'
import { placeWords } from '#web/shared/company/place-words'
import { clockTime, dayDate, longDate } from '#web/shared/words/dates'
import { words } from '#web/areas/staff/queue/opened/words'

/** The evidence about a company, a seeker or a job. */
export function CaseBody({ of: one }: { readonly of: VerificationCase }) {
  return (
    <>
      {one.subject === 'job' && <JobAdvert job={one.job} flagged={one.flagged} />}
      {one.subject === 'employer' && one.employer.bio && (
        <Section title={words.aboutTheCompany}>
          <Quote>{one.employer.bio}</Quote>
        </Section>
      )}
      {one.subject === 'seeker' && one.seeker.bio && (
        <Section title={words.aboutThePerson}>
          <Quote>{one.seeker.bio}</Quote>
        </Section>
      )}
      {one.subject === 'seeker' && (
        <FactRows
          rows={[
            [words.email, one.seeker.email],
            [words.dateOfBirth, longDate(one.seeker.dateOfBirth)],
            [words.headline, one.seeker.headline || null],
          ]}
        />
      )}
      {one.subject === 'employer' && (
        <FactRows
          rows={[
            [words.companyNumber, one.employer.registrationNumber],
            [words.onTheRegisterAs, one.record?.name ?? null],
            [words.registerStatus, one.record?.status ?? null],
            [words.website, one.employer.website ?? words.none],
            [words.email, one.email],
            [words.contact, `${one.employer.contactName}, ${one.employer.contactRole}`],
            [words.address, placeWords(one.employer.address)],
            [words.size, sizeWords(one.employer.size)],
            [words.sent, words.sentAt(dayDate(one.sentAt), clockTime(one.sentAt))],
          ]}
        />
      )}
      {one.checks.length > 0 && <Checks checks={one.checks} />}
      <History rows={one.decisions.map(({ at, by, decision, note }) => ({ at, text: decisionWords(decision), by, note }))} />
    </>
  )
}
