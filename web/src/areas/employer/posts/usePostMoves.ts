import type { Input } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refresh } from '#web/api/keys'
import { sentenceOf } from '#web/api/surface'
import { bringsPrompt } from '#web/areas/employer/plan/limit/put-off'
import { employer, employerQuery } from '#web/shared/calls/employer'
import { notify } from '#web/shared/notices/notify'

type StatusChange = Input<EmployerService['changeJobStatus']>['body']['status']
type Closing = Input<EmployerService['closeJob']>['body']

/** Every list and figure that a changed post stands in. */
const touched = ['ongoingJobs', 'closedJobs', 'jobsWithApplications', 'applications', 'applicationsCount', 'entitlement'] as const

/** The moves of one post; each tells what it did, and refreshes where the post stands. */
export function usePostMoves(job: Pick<EmployerJob, '_id' | 'version'>) {
  const queryClient = useQueryClient()
  const refreshLists = () => refresh(queryClient, 'employer', touched)
  const keep = (changed: EmployerJob) => {
    queryClient.setQueryData(employerQuery('jobDetails', { params: { id: changed._id } }).queryKey, changed)
    void refreshLists()
  }
  const onError = (error: unknown) => {
    if (!bringsPrompt(error)) notify({ kind: 'error', text: sentenceOf(error) })
    void refresh(queryClient, 'employer', ['jobDetails', ...touched])
  }
  const own = { meta: { ownErrors: true } } as const
  return {
    setStatus: useMutation({
      ...own,
      mutationFn: (status: StatusChange) => employer.changeJobStatus({ query: { jobId: job._id }, body: { status, version: job.version } }),
      onSuccess: keep,
      onError,
    }),
    /** Its errors stay in the dialog that asked. */
    close: useMutation({
      ...own,
      mutationFn: (body: Closing) => employer.closeJob({ query: { jobId: job._id }, body }),
      onSuccess: keep,
    }),
    remove: useMutation({
      ...own,
      mutationFn: () => employer.deleteDraft({ params: { id: job._id } }),
      onSuccess: () => void refreshLists(),
      onError,
    }),
    /** Says that it is still open. */
    confirm: useMutation({ ...own, mutationFn: () => employer.confirmJob({ params: { id: job._id } }), onSuccess: keep, onError }),
    copy: useMutation({ ...own, mutationFn: () => employer.duplicateJob({ params: { id: job._id } }), onSuccess: keep, onError }),
  }
}
export type PostMoves = ReturnType<typeof usePostMoves>
