import type { Profile } from '@evenshift/contract/model/profile'
import { useQuery } from '@tanstack/react-query'
import { seekerQuery } from '#web/shared/calls/seeker'

/** The own profile; undefined until it is there. */
export const useProfile = (): Profile | undefined => useQuery(seekerQuery('profileDetails')).data?.userProfile[0]
