/** What a proposed week has more of than those beside it. Imports nothing. */
export const planMerits = ['fewest_hours', 'most_free_days', 'most_money', 'shortest_way'] as const
export type PlanMerit = (typeof planMerits)[number]
/** What can be asked of a week: pounds left after travel, and hours of work. */
export const PLAN_POUNDS = { least: 10, most: 2000 } as const
export const PLAN_HOURS = { least: 1, most: 60 } as const
/** Jobs of one week. */
export const PLAN_JOBS_MOST = 3
