import { londonDay } from '@evenshift/contract/london'
import { unwiseDates } from '#web/areas/employer/posts/write/post-dates'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { dayDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/employer/posts/write/steps/words'

/** Dates that can stand and are unwise: whoever applies last would miss the first day, or hear after it; nothing where all is well. */
export function DatesNote({ values }: { readonly values: Pick<PostValues, 'startDate' | 'closingDate' | 'replyWithinDays'> }) {
  const unwise = unwiseDates(values, londonDay(useNow()))
  if (unwise === null) return null
  const text = unwise === 'late' ? words.lateDates(dayDate(values.startDate)) : words.lateReply(values.replyWithinDays)
  return <Note kind="warning">{text}</Note>
}
