import type { OwnRole } from '#web/areas/auth/verification/OwnCompany'
import { WaysOut } from '#web/areas/auth/verification/ways/WaysOut'
import { employer } from '#web/shared/calls/employer'
import { companyArchive, companyErasure, memberErasure } from '#web/shared/settings/employer-account'

interface CompanyWaysOutProps {
  readonly role: OwnRole
  readonly decidedAt?: string | null
}

/** An owner takes the company's data along and ends it; anybody else leaves it. */
export function CompanyWaysOut({ role, decidedAt = null }: CompanyWaysOutProps) {
  const isOwner = role === 'owner'
  return (
    <WaysOut
      side="employer"
      calls={employer}
      archive={isOwner ? companyArchive : null}
      erasure={isOwner ? companyErasure : memberErasure}
      decidedAt={decidedAt}
    />
  )
}
