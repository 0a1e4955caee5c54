import { availabilityInput } from '@evenshift/contract/model/profile/availability'
import { profilePatch } from '@evenshift/contract/model/profile/profile'
import { availabilityCalls } from '#server/calls/seeker/profile/availability'
import { profileCalls } from '#server/calls/seeker/profile/profile'
import { cities, interests, sectors, skills } from '#server/capabilities/ground/reference/public'
import { DEMO_PASSWORD, demoAccounts } from '#server/demo/accounts'
import { addBackground, courseOf } from '#server/demo/background'
import { addCv } from '#server/demo/cv'
import names from './data/names.json' with { type: 'json' }
import type { Random } from '#server/demo/random'
import { type Stage, taken } from '#server/demo/stage'

export interface DemoSeeker {
  readonly userId: string
  readonly email: string
  readonly city: string
  /** Names of the sectors they look in: what they can do comes from the adverts of these. */
  readonly sectors: readonly string[]
  /** The document that goes with their applications; null where they have none. */
  readonly cv: string | null
}

const KEYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const LABELS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const CLASSES = ['Lecture', 'Seminar', 'Lab', 'Tutorial', 'Workshop'] as const
const HOMES: Readonly<Record<string, string>> = { 'amira.khan@student.example': 'Leeds', 'callum.reid@student.example': 'Glasgow' }

function week(random: Random) {
  const times = KEYS.map((key, index) => {
    const isWeekend = index === 0 || index === 6
    const slots = isWeekend
      ? [{ start: random.one(['07:00', '08:00', '09:00', '10:00']), end: random.one(['18:00', '20:00', '23:00']) }]
      : [{ start: random.one(['06:00', '07:00', '07:00', '12:00', '15:00', '16:00']), end: random.one(['20:00', '21:30', '22:00']) }]
    const value = isWeekend || random.chance(0.75)
    return { id: index + 1, key, label: LABELS[index], value, slots: value ? slots : [] }
  })
  const busy = random.some([2, 3, 4, 5, 6], 2).map((day) => ({
    day,
    start: random.one(['09:00', '10:00', '13:00']),
    end: random.one(['14:00', '15:00', '15:30']),
    label: random.one(CLASSES),
  }))
  return { times, busy }
}

type Choice = { readonly _id: string; readonly name: string }
const sectorList = sectors()
const advertised = [...new Set(names.adverts.map(({ sector }) => sector))]

/** Most of these names, as the list has them. */
const among = (rows: readonly Choice[], wanted: readonly string[], random: Random, share = 0.8): Choice[] =>
  rows.filter(({ name }) => wanted.includes(name) && random.chance(share)).map(({ _id, name }) => ({ _id, name }))
const distinct = (choices: readonly Choice[]): Choice[] => [...new Map(choices.map((one) => [one._id, one])).values()]

/** A student with skills, interests and a week; the first ones are the accounts that sign-in offers. */
export async function makeSeeker(stage: Stage, random: Random, index: number): Promise<DemoSeeker> {
  const offered = demoAccounts.filter(({ pool }) => pool === 'jobseeker')[index]
  const [firstName, lastName] = (offered?.name.split(',')[0] ?? `${random.one(names.firstNames)} ${random.one(names.familyNames)}`).split(
    ' ',
  )
  const email = offered?.email ?? `seeker${index + 1}@student.example`
  const userId = await stage.parts.identity.pool('jobseeker').seed(email, DEMO_PASSWORD)
  const context = stage.seeker(userId, email)
  const choice = (rows: readonly Choice[], count: number) => random.some(rows, count).map(({ _id, name }) => ({ _id, name }))
  const city = HOMES[email] ?? random.one(cities()).name
  const chosenSectors = random.some(advertised, 3)
  const likes = sectorList.filter(({ name }) => chosenSectors.includes(name)).flatMap(({ interestTags }) => interestTags)
  const can = names.adverts
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
    phone: '07700 900123',
    headline: `${course.subject} student, year ${course.year}`,
    bio: `I study ${subject} and look for work that leaves room for it. I turn up on time and I like a busy shift.`,
    skills: distinct([...among(skills(), can, random), ...choice(skills(), 4)]),
    interests: distinct([...among(interests(), likes, random), ...choice(interests(), 4)]),
    sectors: among(sectorList, chosenSectors, random, 1),
    travelMode: random.one(['walk', 'cycle', 'public_transport']),
  })
  taken('make a profile', await profileCalls.changeProfile({ body }, context))
  const availability = availabilityInput.parse(week(random))
  taken('set a week', await availabilityCalls.setAvailability({ body: availability }, context))
  await addBackground(random, context, course, city, chosenSectors)
  const hasCv = offered !== undefined || random.chance(0.3)
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
  return { userId, email, city, sectors: chosenSectors, cv }
}
