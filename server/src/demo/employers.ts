import { employerInput } from '@evenshift/contract/model/company/employer'
import { companyCalls } from '#server/calls/employer/company'
import { questionCalls } from '#server/calls/employer/questions'
import { sectorNamed } from '#server/capabilities/ground/reference/public'
import { grantPackage } from '#server/capabilities/parties/companies/public'
import { approvalOf } from '#server/capabilities/ground/approval/public'
import { decide } from '#server/capabilities/parties/verification/public'
import { DEMO_PASSWORD, demoAccounts } from '#server/demo/accounts'
import names from './data/names.json' with { type: 'json' }
import { type Placement, postcodeIn } from '#server/demo/places'
import type { Random } from '#server/demo/stage/random'
import { type Stage, taken } from '#server/demo/stage/stage'
import { transact } from '#server/http/call/transact'

export interface DemoEmployer {
  readonly userId: string
  readonly email: string
  readonly employerId: string
  readonly name: string
  /** People sign in as it: more happens there. */
  readonly isOffered: boolean
  /** Questions of its bank that are answered on video. */
  readonly recorded: readonly string[]
}

const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '')
const SIZES = ['02-10', '11-50', '11-50', '51-200', '201-500'] as const

/** A company without a number, looked at and let in by a person, with a plan that has room for its jobs. */
export async function makeEmployer(
  stage: Stage,
  random: Random,
  { business, sector: sectorName, towns }: Placement,
  index: number,
): Promise<DemoEmployer> {
  const email = `owner${index + 1}@demo.example`
  const userId = await stage.parts.identity.pool('employer').seed(email, DEMO_PASSWORD)
  const [city = ''] = towns
  const sector = sectorNamed(sectorName)
  if (sector === undefined) throw new Error(`the sector ${sectorName} is not known`)
  const body = employerInput.parse({
    companyName: business,
    size: random.one(SIZES),
    sectorId: sector._id,
    website: `https://${slug(business)}.example`,
    address: { line1: `${random.whole(1, 90)} ${random.one(names.streets)}`, line2: null, town: city, postcode: postcodeIn(random, city) },
    city,
    bio: `${business} has worked with students for ${random.whole(3, 18)} years. Rotas go up early, swaps are agreed in the open and everyone is paid for training.`,
    contactName: `${random.one(names.firstNames)} ${random.one(names.familyNames)}`,
    contactRole: random.one(['Owner', 'Manager', 'Head of people', 'Shift lead']),
    phone: '0113 496 0000',
  })
  const made = taken('make a company', await companyCalls.createEmployer({ body }, stage.employer(userId, email, null)))
  const { db, queue, clock } = stage.parts
  if ((await approvalOf(db, made._id))?.status === 'Pending') {
    taken('approve a company', await transact(db, (tx) => decide({ tx, queue, now: clock.now() }, 'approve', made._id, null)))
  }
  taken('grant a plan', await grantPackage(db, made._id, 'plus', clock.now()))
  const query = { page: 1, limit: 50 }
  const bank = taken('open a question bank', await questionCalls.questions({ query }, stage.employer(userId, email, made._id))).data
  const recorded = bank.filter(({ answerType }) => answerType === 'video').map(({ _id }) => _id)
  const isOffered = demoAccounts.some((account) => account.email === email)
  return { userId, email, employerId: made._id, name: business, isOffered, recorded }
}
