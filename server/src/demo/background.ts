import { educationInput } from '@evenshift/contract/model/profile/education'
import { workInput } from '@evenshift/contract/model/profile/work'
import { educationCalls } from '#server/calls/seeker/profile/education'
import { workCalls } from '#server/calls/seeker/profile/work'
import { aLevelSubjects, degrees, fieldsOfStudy, londonDate, universities } from '#server/capabilities/ground/reference/public'
import advertData from './data/adverts.json' with { type: 'json' }
import names from './data/names.json' with { type: 'json' }
import type { Random } from '#server/demo/stage/random'
import { taken } from '#server/demo/stage/stage'
import type { SeekerContext } from '#server/http/call/context'

/** Degrees that fit what the demo's students study. */
const COURSES = [
  { subject: 'History', degree: 'BA', aLevels: ['History', 'English Literature', 'French'] },
  { subject: 'Computer Science', degree: 'BSc', aLevels: ['Computer Science', 'Mathematics', 'Physics'] },
  { subject: 'Nursing', degree: 'BN', aLevels: ['Biology', 'Psychology', 'Sociology'] },
  { subject: 'Law', degree: 'LLB', aLevels: ['Law', 'Government and Politics', 'English Language'] },
  { subject: 'Biology', degree: 'BSc', aLevels: ['Biology', 'Chemistry', 'Mathematics'] },
  { subject: 'Economics', degree: 'BSc', aLevels: ['Economics', 'Mathematics', 'Business'] },
  { subject: 'Graphic Design', degree: 'BA', aLevels: ['Art and Design', 'Photography', 'Media Studies'] },
  { subject: 'Physics', degree: 'BSc', aLevels: ['Physics', 'Mathematics', 'Further Mathematics'] },
  { subject: 'Drama and Theatre', degree: 'BA', aLevels: ['Drama and Theatre', 'English Literature', 'Music'] },
  { subject: 'Geography', degree: 'BA', aLevels: ['Geography', 'Geology', 'Spanish'] },
] as const

export interface Course {
  readonly subject: string
  readonly degree: string
  readonly aLevels: readonly string[]
  /** The autumn it began. */
  readonly since: number
  /** From 1 to 3. */
  readonly year: number
}

/** What somebody born in this year studies: most begin at eighteen. */
export function courseOf(random: Random, bornIn: number, now: Date): Course {
  const [calendarYear = 0, month = 0] = londonDate(now).split('-').map(Number)
  const autumn = month >= 9 ? calendarYear : calendarYear - 1
  const year = Math.min(3, Math.max(1, autumn - (bornIn + 18) + 1))
  return { ...random.one(COURSES), since: autumn - year + 1, year }
}

const named = (rows: readonly { readonly _id: string; readonly name: string }[], name: string) => {
  const { _id = null } = rows.find((row) => row.name === name) ?? {}
  return { _id, name }
}

const DONE = [
  'Opened and closed up on my own',
  'Trained two new starters',
  'Looked after the rota for a month',
  'Never missed a shift in term',
  'Asked back for the next season',
] as const

/** University and A levels of most, and a job or two of many. */
export async function addBackground(
  random: Random,
  context: SeekerContext,
  course: Course,
  city: string,
  sectors: readonly string[],
): Promise<void> {
  const nearby = universities().filter((university) => university.city === city)
  const { name } = random.one(nearby.length > 0 ? nearby : universities())
  const degree = educationInput.parse({
    level: 'university',
    university: named(universities(), name),
    degree: named(degrees(), course.degree),
    fieldOfStudy: named(fieldsOfStudy(), course.subject),
    startDate: { month: 9, year: course.since },
    currentlyStudying: true,
    predictedGrade: random.one(['First', 'Upper second (2:1)', 'Upper second (2:1)', 'Lower second (2:2)']),
  })
  taken('add a degree', await educationCalls.addEducation({ body: degree }, context))
  const aLevels = educationInput.parse({
    level: 'a_level',
    schoolName: `${city} ${random.one(['Sixth Form College', 'High School', 'Academy'])}`,
    aLevels: course.aLevels.map((subject) => ({ ...named(aLevelSubjects(), subject), grade: random.one(['A*', 'A', 'B', 'B', 'C']) })),
    startDate: { month: 9, year: course.since - 2 },
    endDate: { month: 6, year: course.since },
  })
  taken('add A levels', await educationCalls.addEducation({ body: aLevels }, context))
  const adverts = advertData.adverts.filter(({ sector }) => sectors.includes(sector))
  for (const advert of random.some(adverts, random.whole(0, 2))) {
    const employers = names.businesses.filter(({ sector }) => sector === advert.sector)
    const work = workInput.parse({
      title: advert.jobRole,
      employer: { _id: null, name: random.one(employers).name },
      sector: { _id: null, name: advert.sector },
      startDate: { month: random.whole(5, 7), year: course.since - 1 },
      endDate: { month: random.whole(1, 8), year: course.since },
      achievements: random.some(DONE, 2),
    })
    taken('add a job they had', await workCalls.addWork({ body: work }, context))
  }
}
