import type { Input } from '@evenshift/contract/call'
import type { Profile } from '@evenshift/contract/model/profile'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { surfaceOf } from '#web/api/surface'
import { seeker, seekerQuery } from '#web/shared/calls/seeker'
import { notify } from '#web/shared/notices/notify'

export type ProfileChange = Input<SeekerService['changeProfile']>['body']

/** Saves a part of the profile; faults go to the fields they belong to, and the match is worked out anew. */
export function useProfileChange(onFaults: (fields: Readonly<Record<string, string>>) => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileChange) => seeker.changeProfile({ body }),
    onSuccess: async (profile: Profile) => {
      cache.setQueryData(seekerQuery('profileDetails').queryKey, { isUser: true, userProfile: [profile] })
      notify({ kind: 'done', text: 'Saved' })
      await cache.invalidateQueries({ queryKey: ['seeker'], refetchType: 'none' })
    },
    onError: (error) => onFaults(surfaceOf(error).fields),
  })
}
