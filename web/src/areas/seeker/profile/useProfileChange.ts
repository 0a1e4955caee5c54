import type { Input } from '@evenshift/contract/call'
import type { Profile } from '@evenshift/contract/model/profile/profile'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { seeker, seekerQuery } from '#web/shared/calls/seeker'
import { notify } from '#web/shared/notices/notify'
import { words } from '#web/areas/seeker/profile/saved-words'

export type ProfileChange = Input<SeekerService['changeProfile']>['body']

/** Saves a part of the profile, and the match is worked out anew; `refused` says how its form tells a refusal, `saved` what is said of it. */
export function useProfileChange(
  refused: Pick<UseMutationOptions<Profile, Error, ProfileChange>, 'meta' | 'onMutate' | 'onError'> = {},
  saved: string | null = words.saved,
) {
  const cache = useQueryClient()
  return useMutation({
    ...refused,
    mutationFn: (body: ProfileChange) => seeker.changeProfile({ body }),
    onSuccess: async (profile: Profile) => {
      cache.setQueryData(seekerQuery('profileDetails').queryKey, { isUser: true, userProfile: [profile] })
      if (saved !== null) notify({ kind: 'done', text: saved })
      await cache.invalidateQueries({ queryKey: ['seeker'], refetchType: 'none' })
    },
  })
}
