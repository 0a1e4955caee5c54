import type { WordingHit } from '@evenshift/contract/model/job/wording'
import { Note } from '#web/ui/display/Note'
import styles from '../Wizard.module.css'

interface WordingNoteProps {
  readonly hits?: readonly WordingHit[] | undefined
  /** The field itself says what has to go. */
  readonly isRefused?: boolean
}

/** What the rules find in one text: the words, why, and what to write instead. */
export function WordingNote({ hits = [], isRefused = false }: WordingNoteProps) {
  // One that is found twice is told once.
  const said = hits.filter(({ severity }) => !(isRefused && severity === 'block'))
  const told = [...new Map(said.map((hit) => [`${hit.why} ${hit.words}`, hit])).values()]
  const isBlocked = told.some(({ severity }) => severity === 'block')
  return (
    <div aria-live="polite" className={styles.wording}>
      {told.length > 0 && (
        <Note kind={isBlocked ? 'bad' : 'warning'}>
          {told.map(({ words, severity, why, instead }) => (
            <p key={`${why} ${words}`}>
              <b>{severity === 'block' ? `“${words}” has to go.` : `Think again about “${words}”.`}</b> {why} Instead: {instead.join('; ')}
            </p>
          ))}
        </Note>
      )}
    </div>
  )
}
