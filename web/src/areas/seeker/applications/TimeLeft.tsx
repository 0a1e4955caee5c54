import type { Facts } from '#web/areas/seeker/applications/facts'
import { timeLeft } from '#web/areas/seeker/applications/time-left'
import { useNow } from '#web/shared/words/useNow'
import { Countdown } from '#web/ui/display/Countdown'

/** How long it is until the next date that counts, in a square. */
export function TimeLeft({ application }: { readonly application: Facts }) {
  const left = timeLeft(application, useNow())
  return left && <Countdown {...left} />
}
