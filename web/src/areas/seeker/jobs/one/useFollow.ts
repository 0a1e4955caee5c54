import type { JobDetail } from '@evenshift/contract/model/application/application'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refresh } from '#web/api/keys'
import { seeker } from '#web/shared/calls/seeker'
import { notify } from '#web/shared/notices/notify'
import { words } from '#web/areas/seeker/jobs/one/words'

/** Follows the employer of a job, or stops it. Following twice gives the same mark, which is how its id is found again. */
export function useFollow({ employer: { _id: employerId }, employerName, isFollowed }: JobDetail) {
  const cache = useQueryClient()
  const change = useMutation({
    mutationFn: async () => {
      const { _id: id } = await seeker.followEmployer({ body: { employerId } })
      if (isFollowed) await seeker.unfollowEmployer({ params: { id } })
    },
    onSuccess: async () => {
      if (!isFollowed) notify({ kind: 'done', title: words.youFollow(employerName), text: words.tellWhenHasNew })
      await refresh(cache, 'seeker', ['openJob', 'followedEmployers'])
    },
  })
  return { isFollowed, toggle: () => change.mutate(), isChanging: change.isPending }
}
