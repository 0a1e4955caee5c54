import { useQuery } from '@tanstack/react-query'
import { employerQuery } from '#web/shared/calls/employer'
import { paths, to } from '#web/shared/paths'
import type { Gone } from '#web/shared/screens/QueryFailure'
import { dayDate } from '#web/shared/words/dates'
import { words } from '#web/areas/employer/applicants/words'

/** What is said of an application that is gone if its person pulled out: who, when, and what is free. */
export function usePulledOut(applicationId: string, isLeft: boolean): { readonly isAsking: boolean; readonly gone: Gone | null } {
  const { data, isLoading } = useQuery({
    ...employerQuery('pulledOut', { params: { id: applicationId } }),
    enabled: isLeft,
  })
  if (!data) return { isAsking: isLoading, gone: null }
  const { who, at, job, jobId, told, isPlaceFree } = data
  const action = isPlaceFree
    ? { label: words.seeWhoCanCover, to: `${to(paths.jobApplicants, { jobId })}?view=cover` }
    : { label: words.viewJob, to: to(paths.post, { jobId }) }
  return { isAsking: false, gone: { title: words.pulledOutOn(who ?? words.anApplicant, dayDate(at)), text: `${job}. ${told}`, action } }
}
