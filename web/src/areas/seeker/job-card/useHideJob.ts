import type { HomeCards } from '@evenshift/contract/model/overview/home'
import type { Job } from '@evenshift/contract/model/job/job'
import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { refresh } from '#web/api/keys'
import { seeker } from '#web/shared/calls/seeker'
import { notify } from '#web/shared/notices/notify'
import { UNDO_MS } from '#web/shared/notices/undo'
import { focusMain } from '#web/shared/screens/focus-main'

interface Listed {
  readonly data: readonly JobCard[]
}
/** Takes a job out of what search and home show. */
function takeOut(cache: QueryClient, jobId: string): void {
  const others = (jobs: readonly JobCard[]): JobCard[] => jobs.filter(({ _id }) => _id !== jobId)
  cache.setQueriesData<Listed>({ queryKey: ['seeker', 'searchJobs'] }, (list) => list && { ...list, data: others(list.data) })
  cache.setQueriesData<HomeCards>({ queryKey: ['seeker', 'home'] }, (home) => home && { ...home, recommended: others(home.recommended) })
}
const askAgain = (cache: QueryClient): Promise<void> => refresh(cache, 'seeker', ['searchJobs', 'jobMap', 'home', 'jobsNotForMe'])

/** Turns a job away: it is gone from the lists at once, and a notice takes it back. */
export function useHideJob({ _id: jobId, title }: Pick<Job, '_id' | 'title'>, onHidden?: () => void) {
  const cache = useQueryClient()
  const undo = async (id: string): Promise<void> => {
    await seeker
      .showJobAgain({ params: { id } })
      .catch(() => notify({ kind: 'error', text: 'We couldn’t undo that. You’ll find it under Saved, Hidden.' }))
    await askAgain(cache)
  }
  const hide = useMutation({
    mutationFn: () => seeker.hideJob({ body: { jobId } }),
    onMutate: () => {
      focusMain()
      takeOut(cache, jobId)
    },
    onSuccess: ({ _id }) => {
      const action = { label: 'Undo', run: () => void undo(_id) }
      notify({ kind: 'done', title: `Hidden: ${title}`, text: 'You won’t see this job again.', ms: UNDO_MS, action })
      onHidden?.()
    },
    onSettled: () => askAgain(cache),
  })
  return { hide: () => hide.mutate(), isHiding: hide.isPending }
}
