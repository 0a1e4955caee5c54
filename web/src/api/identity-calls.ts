import type { IdentityCalls } from '@evenshift/contract/identity/service'

type OfAnyone = { [K in keyof IdentityCalls]: IdentityCalls[K]['caller'] extends 'anyone' ? K : never }[keyof IdentityCalls]

/** What a pool answers whoever asks: the way in and out. */
export type DoorCalls = Pick<IdentityCalls, OfAnyone>
/** What it answers who is signed in. */
export type OwnCalls = Omit<IdentityCalls, OfAnyone>
