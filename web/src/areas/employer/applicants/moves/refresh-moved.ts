import type { QueryClient } from '@tanstack/react-query'
import { refresh } from '#web/api/keys'

/** Every list, figure and page that an application stands in. */
const touched = [
  'applications',
  'openApplication',
  'answersOfJob',
  'conversations',
  'applicationsCount',
  'cover',
  'meetings',
  'jobDetails',
  'changeAnswers',
  'jobsWithApplications',
  'ongoingJobs',
  'closedJobs',
] as const

/** Fetches again whatever shows an application that has moved. */
export const refreshMoved = (cache: QueryClient): Promise<void> => refresh(cache, 'employer', touched)
