import type { Job } from '@evenshift/contract/model/job/job'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { writeSaved } from '#web/areas/seeker/job-card/saved-in-cache'
import { seeker } from '#web/shared/calls/seeker'

type Saving = Pick<Job, 'isSaved' | 'jobcart'>
const unsaved: Saving = { isSaved: false, jobcart: [] }

/** Saves or unsaves at once on the screen; what the server refuses is taken back. A job taken away stays in its list until that is left. */
export function useSaveJob({ _id, isSaved, jobcart }: Pick<Job, '_id' | 'isSaved' | 'jobcart'>) {
  const cache = useQueryClient()
  const change = useMutation({
    mutationFn: async (before: Saving): Promise<Saving> => {
      if (!before.isSaved) return { isSaved: true, jobcart: [await seeker.saveJob({ body: { jobId: _id } })] }
      await Promise.all(before.jobcart.map((saved) => seeker.unsaveJob({ params: { id: saved._id } })))
      return unsaved
    },
    onMutate: (before) => writeSaved(cache, _id, before.isSaved ? unsaved : { isSaved: true, jobcart: [] }),
    onSuccess: async (saving) => {
      writeSaved(cache, _id, saving)
      await cache.invalidateQueries({ queryKey: ['seeker', 'savedJobs'], refetchType: 'none' })
    },
    // What it was when it was pressed: the screen has shown the other since.
    onError: (_error, before) => writeSaved(cache, _id, before),
  })
  return { saved: isSaved, toggle: () => !change.isPending && change.mutate({ isSaved, jobcart }) }
}
