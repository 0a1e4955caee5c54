import { WaysOut } from '#web/areas/auth/verification/ways/WaysOut'
import { seeker } from '#web/shared/calls/seeker'
import { seekerArchive, seekerErasure } from '#web/shared/settings/seeker-account'

/** A seeker takes their own data along, and ends their own account. */
export const SeekerWaysOut = ({ decidedAt = null }: { readonly decidedAt?: string | null }) => (
  <WaysOut side="seeker" calls={seeker} archive={seekerArchive} erasure={seekerErasure} decidedAt={decidedAt} />
)
