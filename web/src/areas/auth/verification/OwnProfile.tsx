import type { Profile } from '@evenshift/contract/model/profile/profile'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { seekerQuery } from '#web/shared/calls/seeker'
import { FailurePage } from '#web/shared/screens/FailurePage'
import { PageSpinner } from '#web/shared/screens/PageSpinner'

/** The profile of whoever is signed in, once it is there. */
export function OwnProfile({ children }: { readonly children: (profile: Profile) => ReactNode }) {
  const { data, error, refetch } = useQuery(seekerQuery('profileDetails'))
  if (error) return <FailurePage error={error} onRetry={() => void refetch()} />
  const profile = data?.userProfile[0]
  return profile ? children(profile) : <PageSpinner />
}
