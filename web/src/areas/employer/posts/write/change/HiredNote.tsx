import type { ChangePreview } from '@evenshift/contract/model/job/job-change'
import { shiftsWords } from '@evenshift/contract/states/shift-words'
import { firstNameOf } from '#web/areas/employer/applicants/applicant-words'
import { paths, to } from '#web/shared/paths'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/employer/posts/write/change/words'
import styles from './Change.module.css'

/** Who works a shift that goes, and a way to ask them, which leaves the form open; nothing where there is no one. */
export function HiredNote({ hired }: Pick<ChangePreview, 'hired'>) {
  if (hired.length === 0) return null
  return (
    <Note kind="warning">
      <b>{words.keepTimes}</b>
      <ul className={styles.hired}>
        {hired.map(({ _id, name, shifts }) => (
          <li key={_id}>
            <span>
              {name}: {shiftsWords(shifts)}
            </span>
            <a href={to(paths.conversation, { id: _id })} target="_blank" rel="noreferrer">
              {words.message(firstNameOf(name))}
            </a>
          </li>
        ))}
      </ul>
      {words.wellTellThem}
    </Note>
  )
}
