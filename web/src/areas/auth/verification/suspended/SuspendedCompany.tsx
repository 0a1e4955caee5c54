import { EndPlan } from '#web/areas/auth/verification/suspended/EndPlan'
import { SuspendedNote } from '#web/areas/auth/verification/suspended/SuspendedNote'
import { OwnCompany } from '#web/areas/auth/verification/OwnCompany'
import { VerificationFrame } from '#web/areas/auth/verification/VerificationFrame'
import { CompanyWaysOut } from '#web/areas/auth/verification/ways/CompanyWaysOut'

/** Why the company is suspended; its plan can still be ended. */
export const SuspendedCompany = () => (
  <OwnCompany>
    {({ companyName, statusReason, statusSince }, { role }) => (
      <VerificationFrame
        type="employer"
        title={`${companyName} is suspended`}
        text="Your jobs are hidden and you can’t send anything until this is sorted out."
        side={<CompanyWaysOut role={role} decidedAt={statusSince} />}
      >
        <SuspendedNote reason={statusReason} />
        {role === 'owner' && <EndPlan />}
      </VerificationFrame>
    )}
  </OwnCompany>
)
