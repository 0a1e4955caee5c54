/** The orders of job search and the lists of saved jobs. Imports nothing. */
export const searchSorts = ['match', 'newest', 'salary', 'closing', 'distance'] as const
export type SearchSort = (typeof searchSorts)[number]
/** How near a job must be to be found: within reach; or within reach with every shift that is asked in the free time. */
export const reaches = ['fits', 'near'] as const
export type Reach = (typeof reaches)[number]
export const savedTabs = ['open', 'closed'] as const
export const tagKinds = ['role', 'sector', 'skill', 'city', 'employer'] as const
