import type { Profile } from '@evenshift/contract/model/profile/profile'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { seekerQuery } from '#web/shared/calls/seeker'

/**
 * Whether the profile said nothing of what a CV tells when it was first seen, so that what fills it comes first and stays there while it fills;
 * undefined until that is known.
 */
export function useWasEmpty({ headline, bio }: Pick<Profile, 'headline' | 'bio'>): boolean | undefined {
  const work = useQuery(seekerQuery('workHistory'))
  const education = useQuery(seekerQuery('educationHistory'))
  const isKnown = headline !== '' || bio !== '' || !(work.isPending || education.isPending)
  const isEmpty = headline === '' && bio === '' && work.data?.length === 0 && education.data?.length === 0
  const [first, setFirst] = useState(isKnown ? isEmpty : undefined)
  if (first === undefined && isKnown) setFirst(isEmpty)
  return first
}
