import { employerInput } from '@evenshift/contract/model/company/employer'
import { companyCalls } from '#server/calls/employer/company'
import { cities, sectorNamed } from '#server/capabilities/ground/reference/public'
import { grantPackage } from '#server/capabilities/parties/companies/public'
import { approvalOf } from '#server/capabilities/ground/approval/public'
import { decide } from '#server/capabilities/parties/verification/public'
import { DEMO_PASSWORD } from '#server/demo/accounts'
import names from './data/names.json' with { type: 'json' }
import type { Random } from '#server/demo/random'
import { type Stage, taken } from '#server/demo/stage'
import { transact } from '#server/http/call/transact'

export interface DemoEmployer {
  readonly userId: string
  readonly email: string
  readonly employerId: string
  readonly name: string
  readonly sector: string
}

type Business = (typeof names.businesses)[number]

/** Businesses of the sectors that the advert templates know, no name twice; the demo account's café and bookshop have fixed places. */
export function chooseBusinesses(random: Random, count: number): Business[] {
  const known = new Set(names.adverts.map(({ sector }) => sector))
  const fitting = names.businesses.filter(({ sector }) => known.has(sector))
  const first = fitting.find(({ sector }) => sector === 'Cafés, restaurants and takeaways')
  const ninth = fitting.find(({ sector }) => sector === 'Shops and supermarkets')
  const others = random.some(
    fitting.filter((business) => business !== first && business !== ninth),
    count - 2,
  )
  if (first === undefined || ninth === undefined) throw new Error('the names lack a café or a shop')
  return [first, ...others.slice(0, 7), ninth, ...others.slice(7)]
}

const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '')
const SIZES = ['02-10', '11-50', '11-50', '51-200', '201-500'] as const

/** A company without a number, looked at and let in by a person, with a plan that has room for its jobs. */
export async function makeEmployer(stage: Stage, random: Random, business: Business, index: number): Promise<DemoEmployer> {
  const email = `owner${index + 1}@demo.example`
  const userId = await stage.parts.identity.pool('employer').seed(email, DEMO_PASSWORD)
  const city = random.one(cities())
  const sector = sectorNamed(business.sector)
  if (sector === undefined) throw new Error(`the sector ${business.sector} is not known`)
  const body = employerInput.parse({
    companyName: business.name,
    size: random.one(SIZES),
    sectorId: sector._id,
    website: `https://${slug(business.name)}.example`,
    address: { line1: `${random.whole(1, 90)} ${random.one(names.streets)}`, line2: null, town: city.name, postcode: 'LS1 9ZZ' },
    city: city.name,
    bio: `${business.name} has worked with students for ${random.whole(3, 18)} years. Rotas go up early, swaps are agreed in the open and everybody is paid for training.`,
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
  return { userId, email, employerId: made._id, name: business.name, sector: business.sector }
}
