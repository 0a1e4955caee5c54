import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { useLimit } from '#web/areas/employer/plan/limit/useLimit'
import { usePostMoves } from '#web/areas/employer/posts/usePostMoves'
import { words } from '#web/areas/employer/posts/words'
import { notify } from '#web/shared/notices/notify'

/** Making a paused job live again; `dialog` is what the plan says where it has no room for it. */
export function useResume(job: PostCard) {
  const { setStatus } = usePostMoves(job)
  const resume = () => setStatus.mutate('live', { onSuccess: () => notify({ kind: 'done', text: words.liveAgain }) })
  const { dialog } = useLimit(setStatus.error, { kept: words.staysPaused(job.title), job: { id: job._id, verb: 'resume', again: resume } })
  return { resume, isPending: setStatus.isPending, dialog }
}
