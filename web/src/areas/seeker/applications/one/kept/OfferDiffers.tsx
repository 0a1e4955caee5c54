import { type WithOffer, keptShifts } from '#web/areas/seeker/applications/one/kept/kept-shifts'
import { Note } from '#web/ui/display/Note'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { words } from '#web/areas/seeker/applications/one/kept/words'

interface OfferDiffersProps extends WithOffer {
  readonly title: string
}

/** How an offer differs from the advert: when it was sent, and by what the advert moved since. */
export function OfferDiffers({ application, offer, title }: OfferDiffersProps) {
  const moved = keptShifts({ application, offer }).map(({ own, now }) =>
    now === null ? words.notAdvertisedNow(own) : words.youdWork(own, now),
  )
  const differs = [...offer.changes, ...moved]
  return (
    differs.length > 0 && (
      <Note>
        <b>{title}</b> <TextWithTimes text={differs.join(' ')} />
      </Note>
    )
  )
}
