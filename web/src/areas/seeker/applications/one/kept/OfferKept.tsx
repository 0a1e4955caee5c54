import { shiftsInSentence, shiftsWords } from '@evenshift/contract/states/shift-words'
import { type WithOffer, keptShifts } from '#web/areas/seeker/applications/one/kept/kept-shifts'
import { Note } from '#web/ui/display/Note'
import { TallWeek } from '#web/ui/week/TallWeek'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { words } from '#web/areas/seeker/applications/one/kept/words'

interface OfferKeptProps extends WithOffer {
  /** What is said where the change left the offer's shifts alone. */
  readonly otherwise: string
}

/** What an offer keeps of a job that changed: the times that are no longer the job's, and the week as it is offered. */
export function OfferKept({ application, offer, otherwise }: OfferKeptProps) {
  const kept = keptShifts({ application, offer })
  if (kept.length === 0) return otherwise && <Note>{otherwise}</Note>
  return (
    <>
      <Note>
        <TextWithTimes text={words.yourOfferKeeps(shiftsInSentence(kept.map(({ own }) => own)))} />
      </Note>
      <TallWeek shifts={offer.shifts} sentence={words.yourOffer(shiftsWords(offer.shifts))} height={150} names={{ fits: words.offered }} />
    </>
  )
}
