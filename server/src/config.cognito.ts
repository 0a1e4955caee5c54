/** The settings of Amazon Cognito, a pool for each side; the staff's is a choice of its own. */
import { z } from 'zod'
import { IDENTITY_REGION } from '@evenshift/contract/constants'

const poolId = (name: string) =>
  z
    .string()
    .regex(/^[a-z]{2,4}(-[a-z]+)+-\d_[A-Za-z0-9]{1,55}$/, `${name} must be the id of a user pool, like eu-west-2_AbCdEf123.`)
    .optional()
const clientId = (name: string) =>
  z
    .string()
    .regex(/^[\w+]{1,128}$/, `${name} must be the id of an app client of that pool.`)
    .optional()

export const cognitoSettings = {
  COGNITO_JOBSEEKER_POOL_ID: poolId('COGNITO_JOBSEEKER_POOL_ID'),
  COGNITO_JOBSEEKER_CLIENT_ID: clientId('COGNITO_JOBSEEKER_CLIENT_ID'),
  COGNITO_EMPLOYER_POOL_ID: poolId('COGNITO_EMPLOYER_POOL_ID'),
  COGNITO_EMPLOYER_CLIENT_ID: clientId('COGNITO_EMPLOYER_CLIENT_ID'),
  COGNITO_STAFF_POOL_ID: poolId('COGNITO_STAFF_POOL_ID'),
  COGNITO_STAFF_CLIENT_ID: clientId('COGNITO_STAFF_CLIENT_ID'),
  COGNITO_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'COGNITO_REGION must be the name of a region, like eu-west-2.')
    .optional(),
  COGNITO_ENDPOINT: z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).href === `${new URL(value).origin}/`,
      'COGNITO_ENDPOINT must be an address like https://cognito.example.org, without a path.',
    )
    .optional(),
}
type Name = keyof typeof cognitoSettings
type Given = Readonly<Partial<Record<Name, string | undefined>>>

/** All of them or none; of the staff's both or neither. */
const NEEDED: readonly Name[] = [
  'COGNITO_JOBSEEKER_POOL_ID',
  'COGNITO_JOBSEEKER_CLIENT_ID',
  'COGNITO_EMPLOYER_POOL_ID',
  'COGNITO_EMPLOYER_CLIENT_ID',
]
const STAFF: readonly Name[] = ['COGNITO_STAFF_POOL_ID', 'COGNITO_STAFF_CLIENT_ID']
const POOLS: readonly Name[] = ['COGNITO_JOBSEEKER_POOL_ID', 'COGNITO_EMPLOYER_POOL_ID', 'COGNITO_STAFF_POOL_ID']

const regionOf = ({ COGNITO_REGION = IDENTITY_REGION }: Given): string => COGNITO_REGION

/** What is missing of a half, or does not go together, as sentences. */
export function cognitoProblems(given: Given): string[] {
  if (!Object.keys(given).some((name) => name.startsWith('COGNITO_'))) return []
  const lacking = (names: readonly Name[]) =>
    names.filter((name) => !given[name]).map((name) => `${name} is missing: signing in with Cognito needs all of ${names.join(', ')}.`)
  const strays = POOLS.filter((name) => given[name] && !given[name].startsWith(`${regionOf(given)}_`))
  return [
    ...lacking(NEEDED),
    ...(STAFF.some((name) => given[name]) ? lacking(STAFF) : []),
    ...strays.map((name) => `${name} is a pool of another region than COGNITO_REGION, which is ${IDENTITY_REGION} unless it is set.`),
  ]
}

const poolOf = (userPoolId: string | undefined, client: string | undefined) =>
  userPoolId && client ? { userPoolId, clientId: client } : null

/** Null: the product asks for passwords itself. */
export function cognitoOf(given: Given) {
  const jobseeker = poolOf(given.COGNITO_JOBSEEKER_POOL_ID, given.COGNITO_JOBSEEKER_CLIENT_ID)
  const employer = poolOf(given.COGNITO_EMPLOYER_POOL_ID, given.COGNITO_EMPLOYER_CLIENT_ID)
  if (jobseeker === null || employer === null) return null
  const staff = poolOf(given.COGNITO_STAFF_POOL_ID, given.COGNITO_STAFF_CLIENT_ID)
  const endpoint = given.COGNITO_ENDPOINT === undefined ? null : new URL(given.COGNITO_ENDPOINT).origin
  return { region: regionOf(given), endpoint, pools: { jobseeker, employer, staff } }
}
