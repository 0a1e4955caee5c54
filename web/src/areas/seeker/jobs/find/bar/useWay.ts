import { WAY_MINUTES_DEFAULT } from '@evenshift/contract/constants'
import { homePlace } from '#web/areas/seeker/job-card/home-place'
import { byWord } from '#web/shared/words/way'
import { useProfile } from '#web/areas/seeker/profile/useProfile'
import { words } from '#web/areas/seeker/jobs/find/bar/words'

/** The way to work that a search means: what its address says, else what the profile does, which isn't known until it is there. */
export function useWay(address: URLSearchParams) {
  const profile = useProfile()
  const own = {
    from: profile ? homePlace(profile) : '',
    travelMinutes: String(profile?.travelMinutes ?? WAY_MINUTES_DEFAULT),
    travelMode: profile?.travelMode ?? 'public_transport',
  }
  const from = address.get('from') ?? own.from
  const travelMinutes = address.get('travelMinutes') ?? own.travelMinutes
  const travelMode = address.get('travelMode') ?? own.travelMode
  const isKnown = profile !== undefined
  return { own, isKnown, from, travelMinutes, travelMode, limit: words.min(travelMinutes, byWord(travelMode)) }
}
