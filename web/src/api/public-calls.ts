import type { SeekerService } from '@evenshift/contract/seeker/service'

type OfAnyone = { [K in keyof SeekerService]: SeekerService[K]['caller'] extends 'anyone' ? K : never }[keyof SeekerService]

/** What the seeker service tells whoever asks. */
export type PublicCalls = Pick<SeekerService, OfAnyone>
