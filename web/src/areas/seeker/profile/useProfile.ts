import type { Profile } from '@evenshift/contract/model/profile/profile'
import { useQuery } from '@tanstack/react-query'
import { seekerQuery } from '#web/shared/calls/seeker'

/** The own profile; undefined until it is there. The area asks for it once, and again when it changes. */
export const useProfile = (): Profile | undefined =>
  useQuery({ ...seekerQuery('profileDetails'), refetchOnMount: false }).data?.userProfile[0]
