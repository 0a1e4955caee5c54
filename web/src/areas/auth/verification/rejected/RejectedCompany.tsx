import { CompanyFix } from '#web/areas/auth/verification/fix/CompanyFix'
import { WhatIsFine } from '#web/areas/auth/verification/fix/WhatIsFine'
import { thingsToFix } from '#web/areas/auth/verification/fix/named-part'
import { type OwnTeam, OwnCompany } from '#web/areas/auth/verification/OwnCompany'
import { TriesCard, whatIsLeft } from '#web/areas/auth/verification/rejected/TriesCard'
import { VerificationFrame } from '#web/areas/auth/verification/VerificationFrame'
import { CompanyWaysOut } from '#web/areas/auth/verification/ways/CompanyWaysOut'
import { dayDate } from '#web/shared/words/dates'
import { Note } from '#web/ui/display/Note'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/auth/verification/rejected/words'

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
          {company.resubmissionsLeft > 0 && info.role !== 'reviewer' ? (
            <CompanyFix company={company} />
          ) : (
            <>
              {company.resubmissionsLeft > 0 && <WhoCanFix team={info.team} />}
              <WhatIsFine evidence={company.evidence} />
            </>
          )}
        </Card>
      </VerificationFrame>
    )}
  </OwnCompany>
)

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })

function WhoCanFix({ team }: { readonly team: OwnTeam }) {
  const names = team.flatMap(({ name, role }) => (role === 'reviewer' ? [] : [name]))
  return <p>{words.youreReviewerHereCant(anyOf.format(names))}</p>
}
