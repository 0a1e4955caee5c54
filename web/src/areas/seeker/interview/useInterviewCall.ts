import type { OwnInterview } from '@evenshift/contract/model/interview/own-interview'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasMovedOn } from '#web/api/api-error'
import { seekerQuery } from '#web/shared/calls/seeker'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { notify } from '#web/shared/notices/notify'

/** Runs a call that answers with the interview, and shows it; where the interview has moved on meanwhile it is fetched again. `refused` is for the form to tell. */
export function useInterviewCall<Variables>(applicationId: string, call: (variables: Variables) => Promise<OwnInterview>) {
  const cache = useQueryClient()
  const { queryKey } = seekerQuery('interviewDetails', { params: { id: applicationId } })
  const { mutate, isPending, error } = useMutation({
    mutationFn: call,
    meta: { ownErrors: true },
    onSuccess: (interview) => {
      cache.setQueryData(queryKey, interview)
      void cache.invalidateQueries({ queryKey: ['seeker'], predicate: (query) => query.queryKey[1] !== 'interviewDetails' })
    },
    onError: (refused) => {
      if (!hasMovedOn(refused)) return focusFirstFault()
      notify({ kind: 'error', text: refused.message })
      return cache.invalidateQueries({ queryKey })
    },
  })
  return { mutate, isPending, refused: hasMovedOn(error) ? null : error }
}
