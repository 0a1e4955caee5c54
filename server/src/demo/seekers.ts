import { availabilityInput } from '@evenshift/contract/model/profile/availability'
import { profilePatch } from '@evenshift/contract/model/profile/profile'
import { availabilityCalls } from '#server/calls/seeker/profile/availability'
import { profileCalls } from '#server/calls/seeker/profile/profile'
import { interests, sectors, skills } from '#server/capabilities/ground/reference/public'
import { DEMO_PASSWORD } from '#server/demo/accounts'
import { addBackground, courseOf } from '#server/demo/background'
import { addCv } from '#server/demo/files/cv'
import advertData from './data/adverts.json' with { type: 'json' }
import { makeWeek } from '#server/demo/free-week'
import { postcodeIn } from '#server/demo/places'
import names from './data/names.json' with { type: 'json' }
import type { Random } from '#server/demo/stage/random'
import { type Stage, taken } from '#server/demo/stage/stage'

export interface DemoSeeker {
  readonly userId: string
  readonly email: string
  readonly city: string
  /** Names of the sectors they look in: what they can do comes from the adverts of these. */
  readonly sectors: readonly string[]
  /** The document that goes with their applications; null where they have none. */
  readonly cv: string | null
  /** When they are free. */
  readonly week: ReturnType<typeof makeWeek>
}

type Choice = { readonly _id: string; readonly name: string }
const sectorList = sectors()
const advertised: readonly string[] = [...new Set(advertData.adverts.map(({ sector }) => sector))]

const SKILLS_MOST = 24
const INTERESTS_MOST = 16

/** Most of these names, as the list has them. */
const among = (rows: readonly Choice[], wanted: readonly string[], random: Random, share = 0.8): Choice[] =>
  rows.filter(({ name }) => wanted.includes(name) && random.chance(share)).map(({ _id, name }) => ({ _id, name }))
const distinct = (choices: readonly Choice[]): Choice[] => [...new Map(choices.map((one) => [one._id, one])).values()]

/** The people that sign-in offers, as `accounts.ts` names them. */
const OFFERED = [
  { email: 'amira.khan@student.example', name: 'Amira Khan', city: 'Leeds' },
  { email: 'callum.reid@student.example', name: 'Callum Reid', city: 'Glasgow' },
] as const

/** A student with skills, interests and a week; the first ones are the accounts that sign-in offers. */
export async function makeSeeker(stage: Stage, random: Random, index: number, homes: readonly string[]): Promise<DemoSeeker> {
  const offered = OFFERED[index]
  const [firstName, lastName] = (offered?.name ?? `${random.one(names.firstNames)} ${random.one(names.familyNames)}`).split(' ')
  const email = offered?.email ?? `seeker${index + 1}@student.example`
  const userId = await stage.parts.identity.pool('jobseeker').seed(email, DEMO_PASSWORD)
  const context = stage.seeker(userId, email)
  const choice = (rows: readonly Choice[], count: number) => random.some(rows, count).map(({ _id, name }) => ({ _id, name }))
  const city = offered?.city ?? random.one(homes)
  const chosenSectors = random.some(advertised, 3)
  const likes = sectorList.filter(({ name }) => chosenSectors.includes(name)).flatMap(({ interestTags }) => interestTags)
  const can = advertData.adverts
    .filter(({ sector }) => chosenSectors.includes(sector))
    .flatMap((advert) => advert.skills.map(({ name }) => name))
  const bornIn = random.whole(2002, 2008)
  const course = courseOf(random, bornIn, stage.parts.clock.now())
  const subject = course.subject.toLowerCase()
  const body = profilePatch.parse({
    firstName,
    lastName,
    dateOfBirth: `${bornIn}-0${random.whole(1, 9)}-${random.whole(10, 28)}`,
    city,
    postcode: postcodeIn(random, city),
    phone: '07700 900123',
    headline: `${course.subject} student, year ${course.year}`,
    bio: `I study ${subject} and look for work that leaves room for it. I turn up on time and I like a busy shift.`,
    skills: distinct([...random.some(among(skills(), can, random), SKILLS_MOST), ...choice(skills(), 3)]),
    interests: distinct([...random.some(among(interests(), likes, random), INTERESTS_MOST), ...choice(interests(), 3)]),
    sectors: among(sectorList, chosenSectors, random, 1),
    travelMode: random.one(['cycle', 'public_transport']),
  })
  taken('make a profile', await profileCalls.changeProfile({ body }, context))
  const week = makeWeek(random, offered !== undefined)
  const availability = availabilityInput.parse(week)
  taken('set a week', await availabilityCalls.setAvailability({ body: availability }, context))
  await addBackground(random, context, course, city, chosenSectors)
  const hasCv = offered !== undefined || random.chance(0.25)
  const lines = [
    body.headline ?? '',
    `${city} · ${body.phone}`,
    '',
    body.bio ?? '',
    '',
    'Skills',
    ...(body.skills ?? []).map(({ name }) => name),
  ]
  const cv = hasCv ? await addCv(stage, context, `${firstName} ${lastName}`, lines) : null
  return { userId, email, city, sectors: chosenSectors, cv, week }
}
