import type { QueryClient } from '@tanstack/react-query'

/** Every list, figure and page that an application stands in. */
const touched = [
  'applications',
  'openApplication',
  'applicationsCount',
  'jobDetails',
  'jobsWithApplications',
  'ongoingJobs',
  'closedJobs',
] as const

/** Fetches again whatever shows an application that has moved. */
export const refreshMoved = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(touched.map((name) => queryClient.invalidateQueries({ queryKey: ['employer', name] })))
