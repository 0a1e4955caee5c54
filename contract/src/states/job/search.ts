/** The orders of job search and the lists of saved jobs. Imports nothing. */
export const searchSorts = ['match', 'newest', 'salary', 'closing', 'distance'] as const
export type SearchSort = (typeof searchSorts)[number]
export const savedTabs = ['open', 'closed'] as const
export const tagKinds = ['role', 'sector', 'skill', 'city', 'employer'] as const
