import { type WithOffer, keptShifts } from '#web/areas/seeker/applications/one/kept/kept-shifts'
import { Note } from '#web/ui/display/Note'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { words } from '#web/areas/seeker/applications/one/kept/words'

/** Tells whoever has the job which of their shifts were moved for others since, and that theirs stay; nothing where none was. */
export function KeptNote({ application, offer }: WithOffer) {
  return keptShifts({ application, offer }).map(({ own, now }) => (
    <Note key={`${own.day} ${own.start}`}>
      <TextWithTimes text={now === null ? words.removedForNew(own) : words.movedForNew(own, now)} />
    </Note>
  ))
}
