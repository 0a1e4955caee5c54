import { z } from 'zod'
import { WAY_MINUTES_LEAST, WAY_MINUTES_MOST } from '#contract/constants'
import {
  count,
  id,
  instant,
  line,
  many,
  optionalLine,
  page,
  pageQuery,
  pagination,
  queryFlag,
  queryInt,
  queryNumber,
} from '#contract/model/basics'
import { job } from '#contract/model/job/job'
import { jobCard } from '#contract/model/job/job-card'
import { day, nearly } from '#contract/model/week'
import { dayParts, shiftTimes } from '#contract/states/week'
import { countedOption } from '#contract/model/reference'
import { type JobFlag, contractLengths, jobFlagNames, salaryUnits } from '#contract/states/job/job-terms'
import { alertPaces, travelModes } from '#contract/states/profile/profile-choices'
import { reaches, searchSorts, tagKinds } from '#contract/states/job/search'

const days = queryInt(1, 7, 'days')
const flag = queryFlag.optional()
const flags = Object.fromEntries(jobFlagNames.map((name) => [name, flag])) as Record<JobFlag, typeof flag>

/** Every filter of job search; nothing given = all live jobs in the order of the match. */
export const searchQuery = pageQuery.extend({
  /** From the answer before: fixes order and place. */
  cursor: z.string().max(600, 'This isn’t a place in a search').optional(),
  q: optionalLine(120, 'Search words').optional(),
  /** The name of a city, or a postcode or its first part, which means the middle of its area; with radiusKm also what lies around it. */
  location: optionalLine(60, 'Place').optional(),
  radiusKm: queryInt(1, 200, 'radiusKm').optional(),
  /** The outward code that a job's place of work lies in, as the map draws them. */
  outcode: optionalLine(4, 'Outward code').optional(),
  /** Where the way to a job begins, as `location` names places; the seeker's home where nothing is said. */
  from: optionalLine(60, 'Where you start from').optional(),
  /** How long that way may be and by what means, where it differs from the profile. */
  travelMinutes: queryInt(WAY_MINUTES_LEAST, WAY_MINUTES_MOST, 'travelMinutes').optional(),
  travelMode: z.enum(travelModes).optional(),
  /** Only jobs within reach, or only those of them that have every shift they ask in the seeker's free time. */
  reach: z.enum(reaches).optional(),
  sector: many(id).optional(),
  jobRole: many(id).optional(),
  skills: many(id).optional(),
  /** In pounds for one salaryUnit, an hour where nothing is said. */
  salaryMin: queryNumber(0, 1_000_000, 'salaryMin').optional(),
  salaryUnit: z.enum(salaryUnits).optional(),
  hoursMin: queryNumber(0, 100, 'hoursMin').optional(),
  hoursMax: queryNumber(0, 100, 'hoursMax').optional(),
  contractLength: many(z.enum(contractLengths)).optional(),
  /** Days on which the job has shifts. */
  days: many(days).optional(),
  /** Has a shift at any of these times: one counts where its middle lies, a night as evening. */
  times: many(z.enum(shiftTimes)).optional(),
  fitsAvailability: queryFlag.optional(),
  ...flags,
  /** Days since it was published. */
  postedWithin: queryInt(1, 30, 'postedWithin').optional(),
  excludeApplied: queryFlag.optional(),
  sort: z.enum(searchSorts).optional(),
})
export type SearchQuery = z.infer<typeof searchQuery>
/** The filters alone. */
export const searchFilters = searchQuery.omit({ page: true, limit: true, cursor: true, sort: true })

const facetGroups = z.object({
  sector: z.array(countedOption),
  jobRole: z.array(countedOption),
  contractLength: z.array(countedOption),
  days: z.array(countedOption),
  location: z.array(countedOption),
})
/** How many jobs each further choice would leave. */
export const facets = facetGroups.extend({
  /** The groups counted among more jobs than are counted: their figures are the least there are. */
  atLeast: z.array(facetGroups.keyof()),
})
/** How many of the jobs found fit: each exact to 1000, where 1001 means more. */
export const tierCounts = z.object({
  /** Within reach, and every shift that is asked lies in the free time. */
  whole: count,
  /** Within reach, and a whole shift does, but fewer than are asked. */
  part: count,
  /** Within reach, these two among them. */
  near: count,
  /** All that the other filters find. */
  everywhere: count,
})
/** What a week fits, however it is searched. */
export const fittingCounts = tierCounts.pick({ whole: true, part: true })
export type TierCounts = z.infer<typeof tierCounts>
/** One thing that a seeker could change, and how many more jobs would then fit. */
export const opening = z.discriminatedUnion('change', [
  /** `way` is that to the nearest of them, where it's known. */
  z.object({ change: z.literal('travelMinutes'), minutes: z.int(), jobs: count, way: jobCard.shape.travel }),
  /** `nearly` where free time lies beside what is missing of that part of the day: from or until when is enough. */
  z.object({ change: z.literal('free'), day, part: z.enum(dayParts), jobs: count, nearly: nearly.nullable() }),
])
export type Opening = z.infer<typeof opening>
const besideRows = {
  pagination: pagination.extend({ cursor: z.string().nullable() }),
  facets,
  /** On the first page in the order of the match; null elsewhere. */
  tiers: tierCounts.nullable(),
  /** What would find more, where fewer than five fit whole; the most first. */
  openings: z.array(opening),
}
export const searchResult = page(job).extend(besideRows)
export const searchCards = page(jobCard).extend(besideRows)
export type SearchResult = z.infer<typeof searchResult>

export const tagQuery = z.strictObject({ filter: optionalLine(60, 'Search words').default('') })
export const tag = z.object({ kind: z.enum(tagKinds), _id: id, label: z.string(), jobs: count })
export type Tag = z.infer<typeof tag>

/** The filters as they stand in an address, without page, limit and cursor. */
const savedQuery = z.string('The search is missing').max(2000, 'The search is too long').meta({ example: 'q=barista&location=Leeds' })
export const savedSearchInput = z.strictObject({ name: line(80, 'Name'), query: savedQuery, alert: z.enum(alertPaces).default('none') })
export const savedSearchPatch = z.strictObject({ name: line(80, 'Name'), query: savedQuery, alert: z.enum(alertPaces) }).partial()
export const savedSearch = z.object({
  _id: id,
  name: z.string(),
  query: z.string(),
  alert: z.enum(alertPaces),
  createdAt: instant,
  /** Jobs published since it was last looked at. */
  newJobs: count,
})
export type SavedSearch = z.infer<typeof savedSearch>
