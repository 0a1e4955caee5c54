import type { HomeCards } from '@evenshift/contract/model/overview/home'
import type { Job } from '@evenshift/contract/model/job/job'
import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { refresh } from '#web/api/keys'
import { seeker } from '#web/shared/calls/seeker'
import { changeRows } from '#web/shared/paging/change-rows'
import { notify } from '#web/shared/notices/notify'
import { UNDO_MS } from '#web/shared/notices/undo'
import { focusMain } from '#web/shared/screens/focus-main'
import { words } from '#web/areas/seeker/job-card/words'

/** Takes a job out of what search and home show. */
function takeOut(cache: QueryClient, jobId: string): void {
  const others = (jobs: readonly JobCard[]): JobCard[] => jobs.filter(({ _id }) => _id !== jobId)
  changeRows(cache, ['seeker', 'searchJobs'], others)
  cache.setQueriesData<HomeCards>({ queryKey: ['seeker', 'home'] }, (home) => home && { ...home, recommended: others(home.recommended) })
}
const askAgain = (cache: QueryClient): Promise<void> => refresh(cache, 'seeker', ['searchJobs', 'jobMap', 'home', 'jobsNotForMe'])

/** Turns a job away: it is gone from the lists at once, and a notice takes it back. */
export function useHideJob({ _id: jobId, title }: Pick<Job, '_id' | 'title'>, onHidden?: () => void) {
  const cache = useQueryClient()
  const undo = async (id: string): Promise<void> => {
    await seeker.showJobAgain({ params: { id } }).catch(() => notify({ kind: 'error', text: words.couldntUndoYoullFind }))
    await askAgain(cache)
  }
  const hide = useMutation({
    mutationFn: () => seeker.hideJob({ body: { jobId } }),
    onMutate: () => {
      focusMain()
      takeOut(cache, jobId)
    },
    onSuccess: ({ _id }) => {
      const action = { label: words.undo, run: () => void undo(_id) }
      notify({ kind: 'done', title: words.hidden(title), text: words.wontSeeJobAgain, ms: UNDO_MS, action })
      onHidden?.()
    },
    onSettled: () => askAgain(cache),
  })
  return { hide: () => hide.mutate(), isHiding: hide.isPending }
}
