import { PAGE_SIZE_MOST } from '@evenshift/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { employerQuery } from '#web/shared/calls/employer'
import { paths, to } from '#web/shared/paths'
import type { Gone } from '#web/shared/screens/QueryFailure'
import { dayDate } from '#web/shared/words/dates'
import { words } from '#web/areas/employer/applicants/words'

/** What is said of an application that is gone if its person pulled out, from what the company was told of it: who, when, and what is free. */
export function usePulledOut(applicationId: string, isLeft: boolean): { readonly isAsking: boolean; readonly gone: Gone | null } {
  const { data, isLoading } = useQuery({
    ...employerQuery('notifications', { query: { limit: PAGE_SIZE_MOST } }),
    enabled: isLeft,
  })
  const told = data?.data.find(({ type, about }) => type === 'pulled_out' && about?.applicationId === applicationId)
  if (!told?.about) return { isAsking: isLoading, gone: null }
  const { who, job, jobId, owed } = told.about
  const action = owed.includes('place')
    ? { label: words.seeWhoCanCover, to: `${to(paths.jobApplicants, { jobId })}?view=cover` }
    : { label: words.viewJob, to: to(paths.post, { jobId }) }
  const text = `${job}. ${told.body}`
  return { isAsking: false, gone: { title: words.pulledOutOn(who ?? words.anApplicant, dayDate(told.createdAt)), text, action } }
}
