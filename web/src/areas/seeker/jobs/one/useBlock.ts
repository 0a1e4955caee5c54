import type { JobDetail } from '@evenshift/contract/model/application/application'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { seeker } from '#web/shared/calls/seeker'
import { UNDO_MS } from '#web/shared/notices/undo'
import { notify } from '#web/shared/notices/notify'
import { words } from '#web/areas/seeker/jobs/one/words'

/** Blocks the employer of a job; a notice takes it back. */
export function useBlock({ employer: { _id: employerId }, employerName }: JobDetail, onBlocked: () => void) {
  const cache = useQueryClient()
  const askAgain = () => cache.invalidateQueries({ queryKey: ['seeker'] })
  const undo = async (id: string): Promise<void> => {
    await seeker.unblockEmployer({ params: { id } }).catch(() => notify({ kind: 'error', text: words.couldntTakeBlockBack }))
    await askAgain()
  }
  return useMutation({
    mutationFn: () => seeker.blockEmployer({ body: { employerId } }),
    onSuccess: async ({ _id }) => {
      const action = { label: words.undo, run: () => void undo(_id) }
      notify({ kind: 'done', title: words.blocked(employerName), text: words.seeNoneJobsAny, ms: UNDO_MS, action })
      onBlocked()
      await askAgain()
    },
  })
}
