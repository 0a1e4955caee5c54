import { EndPlan } from '#web/areas/auth/verification/suspended/EndPlan'
import { SuspendedNote } from '#web/areas/auth/verification/suspended/SuspendedNote'
import { OwnCompany } from '#web/areas/auth/verification/OwnCompany'
import { VerificationFrame } from '#web/areas/auth/verification/VerificationFrame'
import { CompanyWaysOut } from '#web/areas/auth/verification/ways/CompanyWaysOut'
import { words } from '#web/areas/auth/verification/suspended/words'

/** Why the company is suspended; its plan can still be ended. */
export const SuspendedCompany = () => (
  <OwnCompany>
    {({ companyName, statusReason, statusSince }, { role }) => (
      <VerificationFrame
        type="employer"
        title={words.isSuspended(companyName)}
        text={words.jobsHiddenCantSend}
        side={<CompanyWaysOut role={role} decidedAt={statusSince} />}
      >
        <SuspendedNote reason={statusReason} />
        {role === 'owner' && <EndPlan />}
      </VerificationFrame>
    )}
  </OwnCompany>
)
