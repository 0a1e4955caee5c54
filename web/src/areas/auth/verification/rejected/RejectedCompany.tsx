import type { Employer } from '@evenshift/contract/model/company/employer'
import { CompanyFix } from '#web/areas/auth/verification/fix/CompanyFix'
import { thingsToFix } from '#web/areas/auth/verification/fix/named-part'
import { type OwnTeam, OwnCompany } from '#web/areas/auth/verification/OwnCompany'
import { TriesCard, whatIsLeft } from '#web/areas/auth/verification/rejected/TriesCard'
import { VerificationFrame } from '#web/areas/auth/verification/VerificationFrame'
import { CompanyWaysOut } from '#web/areas/auth/verification/ways/CompanyWaysOut'
import { dayDate } from '#web/shared/words/dates'
import { Note } from '#web/ui/display/Note'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/auth/verification/rejected/words'
import styles from '../Verification.module.css'

/** The company as it was sent, to whoever may fix it; to the others, who can. */
export const RejectedCompany = () => (
  <OwnCompany>
    {(company, info) => (
      <VerificationFrame
        type="employer"
        title={company.resubmissionsLeft > 0 ? words.thingsToFix(thingsToFix(company)) : words.yourCompanyWasntApproved}
        text={`${words.lookedAt(company.companyName, dayDate(company.statusSince))} ${whatIsLeft(company.resubmissionsLeft)}`}
        side={
          <>
            <TriesCard left={company.resubmissionsLeft} />
            <CompanyWaysOut role={info.role} decidedAt={company.statusSince} />
          </>
        }
      >
        <Card label={words.whatToFix}>
          {company.statusReason && <Note kind="bad">{company.statusReason}</Note>}
          {company.resubmissionsLeft > 0 && (info.role === 'reviewer' ? <WhoCanFix team={info.team} /> : <CompanyFix company={company} />)}
          {company.evidence.length > 0 && <Fine evidence={company.evidence} />}
        </Card>
      </VerificationFrame>
    )}
  </OwnCompany>
)

function Fine({ evidence }: Pick<Employer, 'evidence'>) {
  return (
    <>
      <h2 className={styles.fine}>{words.thisIsFine}</h2>
      <ul className={styles.passed}>
        {evidence.map(({ kind, text }) => (
          <li key={kind}>{text}</li>
        ))}
      </ul>
    </>
  )
}

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })

function WhoCanFix({ team }: { readonly team: OwnTeam }) {
  const names = team.flatMap(({ name, role }) => (role === 'reviewer' ? [] : [name]))
  return <p>{words.youreReviewerHereCant(anyOf.format(names))}</p>
}
