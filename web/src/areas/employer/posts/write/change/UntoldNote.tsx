import type { ChangePreview } from '@evenshift/contract/model/job/job-change'
import { firstNameOf } from '#web/areas/employer/applicants/applicant-words'
import { words } from '#web/areas/employer/posts/write/change/words'
import { Note } from '#web/ui/display/Note'
import styles from './Change.module.css'

type Untold = ChangePreview['untold']
const listed = new Intl.ListFormat('en-GB')
function namesOf({ names, count }: Untold['hired']): string {
  const more = count - names.length
  return listed.format([...names.map(firstNameOf), ...(more > 0 ? [words.others(more)] : [])])
}

/** Who has to do with the job and isn't told, and why; nothing where everybody is. */
export function UntoldNote({ untold: { hired, elsewhere, withdrew, pulledOut, over } }: { readonly untold: Untold }) {
  const lines = [
    hired.count > 0 && words.hiredKeep(namesOf(hired), hired.count),
    elsewhere.count > 0 && words.askedForOthers(namesOf(elsewhere)),
    withdrew > pulledOut && words.haveWithdrawn(withdrew - pulledOut),
    pulledOut > 0 && words.havePulledOut(pulledOut),
    over > 0 && words.areOver(over),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <Note>
      <b>{words.whoIsntTold}</b>
      <ul className={styles.untold} aria-label={words.whoIsntTold}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Note>
  )
}
