import { type WithOffer, keptShifts } from '#web/areas/seeker/applications/one/kept/kept-shifts'
import { toldChange } from '#web/areas/seeker/applications/one/kept/told-change'
import { TheirWords } from '#web/areas/seeker/applications/one/TheirWords'
import { Note } from '#web/ui/display/Note'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { words } from '#web/areas/seeker/applications/one/kept/words'

/** Tells whoever has the job which of their shifts were moved for others since, that theirs stay, and what the employer wrote; nothing where none was. */
export function KeptNote({ application, offer }: WithOffer) {
  const told = toldChange(application)
  const kept = keptShifts({ application, offer }).map(({ own, now }) =>
    now === null ? words.removedForNew(own) : words.movedForNew(own, now),
  )
  // Who is hired is told by their history alone, and of nothing but a shift of theirs.
  const said = kept.length === 0 && told?.change && told.status === 'hired' ? [words.changedYoursStays(told.change)] : kept
  return (
    <>
      {said.map((text) => (
        <Note key={text}>
          <TextWithTimes text={text} />
        </Note>
      ))}
      {said.length > 0 && <TheirWords employer={application.job.employerName} said={told?.message ?? ''} />}
    </>
  )
}
