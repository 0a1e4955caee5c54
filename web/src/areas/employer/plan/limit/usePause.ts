import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refresh } from '#web/api/keys'
import { employer } from '#web/shared/calls/employer'

/** Pauses a job to make room for another; its errors stay in the prompt. */
export function usePause() {
  const cache = useQueryClient()
  return useMutation({
    meta: { ownErrors: true },
    mutationFn: ({ _id: jobId, version }: Pick<PostCard, '_id' | 'version'>) =>
      employer.changeJobStatus({ query: { jobId }, body: { status: 'paused', version } }),
    onSettled: () => refresh(cache, 'employer', ['ongoingJobs', 'jobDetails', 'jobsWithApplications', 'entitlement', 'membership']),
  })
}
