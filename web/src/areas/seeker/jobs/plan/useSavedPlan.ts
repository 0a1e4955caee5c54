import type { PlannedSet } from '@evenshift/contract/model/job/plan'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Planning } from '#web/areas/seeker/jobs/plan/usePlan'
import { refresh } from '#web/api/keys'
import { seeker } from '#web/shared/calls/seeker'
import { notify } from '#web/shared/notices/notify'
import { words } from '#web/areas/seeker/jobs/plan/words'

const picksOf = ({ jobs }: PlannedSet) => jobs.map(({ job, shifts }) => ({ jobId: job._id, shifts: shifts.map(({ _id }) => _id) }))

/** Saves a week in place of the one before, or forgets it. */
export function useSavedPlan({ limits, travelMode }: Pick<Planning, 'limits' | 'travelMode'>) {
  const cache = useQueryClient()
  const onSettled = () => refresh(cache, 'seeker', ['savedPlan'])
  const save = useMutation({
    mutationFn: (set: PlannedSet) => seeker.savePlan({ body: { ...limits, travelMode, jobs: picksOf(set) } }),
    onSuccess: () => notify({ kind: 'done', text: words.weekSaved }),
    onSettled,
  })
  const forget = useMutation({ mutationFn: () => seeker.deletePlan({}), onSettled })
  return { save: save.mutate, forget: () => forget.mutate(), isBusy: save.isPending || forget.isPending }
}
