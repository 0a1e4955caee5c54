import { v5 as uuidv5 } from 'uuid'

const OF_MEMBERSHIPS = 'b6d0a4d2-5f0c-4c6b-9a57-3d6f4c1e8a11'

/** The id of a company's membership: every company has one, whether or not it ever paid. */
export const membershipId = (employerId: string): string => uuidv5(employerId, OF_MEMBERSHIPS)
