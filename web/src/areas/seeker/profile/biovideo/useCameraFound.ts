import type { Profile } from '@evenshift/contract/model/profile/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { seeker, seekerQuery } from '#web/shared/calls/seeker'

/** Keeps with the profile whether there is a camera, so that jobs with recorded interviews can say so; a failure is no matter. */
export function useCameraFound({ hasWebcam }: Profile): (found: boolean) => void {
  const cache = useQueryClient()
  return useCallback(
    (found) => {
      if (found === hasWebcam) return
      seeker.changeProfile({ body: { hasWebcam: found } }).then(
        (profile) => cache.setQueryData(seekerQuery('profileDetails').queryKey, { isUser: true, userProfile: [profile] }),
        () => undefined,
      )
    },
    [cache, hasWebcam],
  )
}
