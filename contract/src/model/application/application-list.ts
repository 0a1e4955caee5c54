/** How the seeker's three lists of applications are narrowed. */
import { z } from 'zod'
import { count, date, id, many, pageQuery } from '#contract/model/basics'
import { countedOption } from '#contract/model/reference'
import { type ApplicationStatus, applicationTabs, applicationTurns } from '#contract/states/application/application'

/** Only the statuses of the list itself can be asked for. */
const queryOf = <const S extends readonly [ApplicationStatus, ...ApplicationStatus[]]>(statuses: S) =>
  pageQuery.extend({
    status: many(z.enum(statuses)).optional(),
    turn: z.enum(applicationTurns).optional(),
    sector: many(id).optional(),
    employer: many(id).optional(),
    appliedFrom: date.optional(),
    appliedTo: date.optional(),
  })
export const liveQuery = queryOf(applicationTabs.live)
export const jobOfferQuery = queryOf(applicationTabs.jobOffer)
export const historyQuery = queryOf(applicationTabs.history)

/** The choices that occur in a list, with counts; the _id of a status is the status itself. */
export const applicationFilters = z.object({
  status: z.array(countedOption),
  turn: z.object({ yours: count, late: count }),
  sector: z.array(countedOption),
  employer: z.array(countedOption),
})
