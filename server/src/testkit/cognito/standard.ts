import type { DoublePool } from '#server/testkit/cognito/pool'

/** Three pools as deploy/ makes them: everybody on the staff needs a second step. */
export const DOUBLE_POOLS = [
  { id: 'eu-west-2_Seekers00', clientId: 'doubleofseekers00000000001' },
  { id: 'eu-west-2_Employers0', clientId: 'doubleofemployers000000001' },
  { id: 'eu-west-2_Staff0000', clientId: 'doubleofstaff0000000000001', mfa: 'on' },
] as const satisfies readonly DoublePool[]

/** The settings with which the product uses them. Any credentials will do. */
export const doubleSettings = (endpoint: string) => ({
  COGNITO_ENDPOINT: endpoint,
  COGNITO_JOBSEEKER_POOL_ID: DOUBLE_POOLS[0].id,
  COGNITO_JOBSEEKER_CLIENT_ID: DOUBLE_POOLS[0].clientId,
  COGNITO_EMPLOYER_POOL_ID: DOUBLE_POOLS[1].id,
  COGNITO_EMPLOYER_CLIENT_ID: DOUBLE_POOLS[1].clientId,
  COGNITO_STAFF_POOL_ID: DOUBLE_POOLS[2].id,
  COGNITO_STAFF_CLIENT_ID: DOUBLE_POOLS[2].clientId,
  AWS_ACCESS_KEY_ID: 'double',
  AWS_SECRET_ACCESS_KEY: 'double',
})
