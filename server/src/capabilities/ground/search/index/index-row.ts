import type { Shift } from '@evenshift/contract/model/week'
import { type JobFlag, jobFlagNames } from '@evenshift/contract/states/job/job-terms'
import { askedOf } from '@evenshift/contract/states/job/usual-hours'
import { type Tag, hoursOf, matchJob, spanOf, typedKey } from '#server/capabilities/ground/match/public'
import { cityNamed, jobRoleById, sectorNamed } from '#server/capabilities/ground/reference/public'
import { INTEREST_BITS, SKILL_BITS, bitsOf } from '#server/capabilities/ground/search/ranking/bits'
import type { JobFacts } from '#server/capabilities/ground/search/index/facts'
import { type JobSearchRow, MADE_BY, NO_PLACE } from '#server/capabilities/ground/search/tables'

const positionsOf = (tags: readonly Tag[]): number[] => tags.flatMap(({ position }) => position ?? [])
const typedOf = (tags: readonly Tag[]): string[] => tags.filter(({ position }) => position === null).map(({ name }) => typedKey(name))
const daysOf = (shifts: readonly Shift[]): number => shifts.reduce((days, { day }) => days | (1 << (day - 1)), 0)

const flagsOf = (job: JobFacts): Record<JobFlag, boolean> =>
  Object.fromEntries(jobFlagNames.map((flag) => [flag, job[flag]])) as Record<JobFlag, boolean>

/** A live job as the index keeps it, but for its words and the time. */
export function indexRow(job: JobFacts): Omit<JobSearchRow, 'words' | 'indexedAt'> {
  const { skills, interests, shifts, place } = matchJob({ ...job, shifts: job.open })
  const spans = shifts.map(spanOf)
  return {
    jobId: job._id,
    employerId: job.employerId,
    employerName: job.employerName,
    publishedAt: job.publishedAt,
    closingDate: job.closingDate,
    hourlyPence: job.hourlyPence,
    hoursPerWeek: job.hoursPerWeek,
    longestShift: Math.max(0, ...shifts.map(hoursOf)),
    totalHours: job.totalHours,
    sector: sectorNamed(job.sector)?.position ?? null,
    role: (job.jobRole?._id ? jobRoleById(job.jobRole._id) : undefined)?.position ?? null,
    city: cityNamed(job.location)?.position ?? null,
    place: place?.position ?? NO_PLACE,
    contractLength: job.contractLength,
    ...flagsOf(job),
    days: daysOf(shifts),
    shiftStarts: spans.map(({ start }) => start),
    shiftLengths: spans.map(({ length }) => length),
    // Of all its shifts: where fewer are open than one person works, it fits no week.
    shiftsAsked: askedOf(job),
    madeBy: MADE_BY,
    skills: bitsOf(positionsOf(skills), SKILL_BITS),
    skillPlaces: positionsOf(skills),
    typedSkills: typedOf(skills),
    skillsAsked: skills.length,
    interests: bitsOf(positionsOf(interests), INTEREST_BITS),
    interestsAsked: interests.length,
  }
}

export interface IndexWords {
  readonly title: string
  /** What the job is called elsewhere: its role, that role's synonyms, its sector. */
  readonly names: string
  readonly employer: string
  readonly text: string
}
export function indexWords(job: JobFacts): IndexWords {
  const role = job.jobRole?._id ? jobRoleById(job.jobRole._id) : undefined
  const names = [job.jobRole?.name, ...(role?.synonyms ?? []), ...(role?.alsoSearched ?? []), job.sector]
  return {
    title: job.title,
    names: names.filter(Boolean).join(' · '),
    employer: job.employerName,
    text: [job.description, ...job.responsibilities, ...job.skillsRequired.map(({ name }) => name)].join('\n'),
  }
}
