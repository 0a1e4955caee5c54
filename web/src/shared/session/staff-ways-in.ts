import { staffIdentity } from '#web/shared/session/staff'
import type { WaysIn } from '#web/shared/session/ways-in'
import { siteConfig } from '#web/shared/site-config'

type StaffWaysIn = Pick<WaysIn, 'signIn' | 'passSecondStep'>
let elsewhere: StaffWaysIn | null = null

/** The staff's ways in; what another service needs for them comes when they are asked for. */
export async function staffWaysIn(): Promise<StaffWaysIn> {
  const pool = (await siteConfig()).signIn.staff
  if (pool.kind === 'embedded') return staffIdentity
  const { cognitoStaffIn } = await import('#web/shared/session/cognito/sides')
  elsewhere ??= cognitoStaffIn(pool, (body) => staffIdentity.session({ body }))
  return elsewhere
}
