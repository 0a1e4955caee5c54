import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { FirstJob } from '#web/areas/employer/home/first/FirstJob'
import { paths, to } from '#web/shared/paths'
import { clockTime, nearDate } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/employer/home/first/words'

/** The first job, while a person reads it and once it's live. */
export function FirstOut({ job: { _id, title, status, lastConfirmedAt, views } }: { readonly job: PostCard }) {
  const now = useNow()
  const since = lastConfirmedAt && words.liveSince(nearDate(lastConfirmedAt, now), clockTime(lastConfirmedAt))
  const looked = views === 0 ? words.noOneHasLooked : words.looked(views)
  return (
    <FirstJob
      title={status === 'live' ? words.isLive(title) : words.wereReading(title)}
      text={status === 'live' ? dotted([since, looked]) : words.goesLiveAfterUsually}
      button={words.viewJob}
      to={to(paths.post, { jobId: _id })}
    />
  )
}
