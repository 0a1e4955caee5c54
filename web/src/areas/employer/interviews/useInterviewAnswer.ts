import type { Interview } from '@evenshift/contract/model/interview/interview'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshMoved } from '#web/areas/employer/applicants/moves/refresh-moved'
import { notify } from '#web/shared/notices/notify'

/** Answers what an applicant asked for; the dialog tells its errors. */
export function useInterviewAnswer<Variables>(call: (variables: Variables) => Promise<Interview>, said: string, onDone: () => void) {
  const cache = useQueryClient()
  return useMutation({
    meta: { ownErrors: true },
    mutationFn: call,
    onSuccess: async () => {
      onDone()
      notify({ kind: 'done', text: said })
      await refreshMoved(cache)
    },
  })
}
