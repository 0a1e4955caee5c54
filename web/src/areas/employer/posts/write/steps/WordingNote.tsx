import type { WordingHit } from '@evenshift/contract/model/job/wording'
import { Note } from '#web/ui/display/Note'
import styles from '../Wizard.module.css'

/** What the rules find in one text: the words, why, and what to write instead. */
export function WordingNote({ hits = [] }: { readonly hits?: readonly WordingHit[] | undefined }) {
  // One that is found twice is told once.
  const told = [...new Map(hits.map((hit) => [`${hit.why} ${hit.words}`, hit])).values()]
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
