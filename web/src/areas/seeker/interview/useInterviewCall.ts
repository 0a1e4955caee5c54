import type { OwnInterview } from '@evenshift/contract/model/own-interview'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error'
import { seekerQuery } from '#web/shared/calls/seeker'

/** Runs a call that answers with the interview, and shows it; where the interview has moved on meanwhile it is fetched again. */
export function useInterviewCall<Variables>(applicationId: string, call: (variables: Variables) => Promise<OwnInterview>) {
  const cache = useQueryClient()
  const { queryKey } = seekerQuery('interviewDetails', { params: { id: applicationId } })
  return useMutation({
    mutationFn: call,
    onSuccess: (interview) => {
      cache.setQueryData(queryKey, interview)
      void cache.invalidateQueries({ queryKey: ['seeker'], predicate: (query) => query.queryKey[1] !== 'interviewDetails' })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.statusCode === 409) void cache.invalidateQueries({ queryKey })
    },
  })
}
