import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SavedPlanInput } from '@evenshift/contract/model/job/plan'
import type { travelModes } from '@evenshift/contract/states/profile/profile-choices'
import { completedRows, instant } from '#server/platform/database/columns'

const blankPick: SavedPlanInput['jobs'][number] = { jobId: '', shifts: [] }

/** The one week that a seeker keeps. */
export const savedPlans = pgTable('saved_plans', {
  seekerId: uuid('seeker_id').primaryKey(),
  /** Pounds after travel. */
  money: integer('money').notNull(),
  hours: integer('hours').notNull(),
  homeBy: text('home_by'),
  /** null where it is the profile's. */
  travelMode: text('travel_mode').$type<(typeof travelModes)[number]>(),
  jobs: completedRows('jobs', blankPick).notNull(),
  savedAt: instant('saved_at').notNull(),
})
export type SavedPlanRow = typeof savedPlans.$inferSelect
