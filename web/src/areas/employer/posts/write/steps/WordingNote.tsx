import type { WordingHit } from '@evenshift/contract/model/job/wording'
import { Button } from '@mantine/core'
import { Note } from '#web/ui/display/Note'
import { words as sentences } from '#web/areas/employer/posts/write/steps/words'
import styles from '../Wizard.module.css'

interface WordingNoteProps {
  /** The id of its place, for what leads to it. */
  readonly id?: string
  readonly hits?: readonly WordingHit[] | undefined
  /** Puts other words where these stand; left out where a field can't be written in. */
  readonly onReplace?: (words: string, other: string) => void
  /** Opens the text to be written in. */
  readonly onEdit?: () => void
}

/** What the rules find in one text: the words, what they do, what to write instead, and the law behind a press. */
export function WordingNote({ id, hits = [], onReplace, onEdit }: WordingNoteProps) {
  // One that is found twice is told once.
  const told = [...new Map(hits.map((hit) => [`${hit.why} ${hit.words}`, hit])).values()]
  const isBlocked = told.some(({ severity }) => severity === 'block')
  return (
    <div id={id} aria-live="polite" className={styles.wording}>
      {told.length > 0 && (
        <Note kind={isBlocked ? 'bad' : 'warning'}>
          {told.map(({ words, severity, why, law, instead, replacements }) => (
            <div key={`${why} ${words}`}>
              <p>
                <b>{severity === 'block' ? sentences.leaveOut(words) : sentences.thinkAgainAbout(words)}</b> {why}{' '}
                {instead.filter((text) => !replacements.includes(text)).join(' ')}{' '}
                {!onReplace && replacements.length > 0 && sentences.youCouldWrite(replacements.map((text) => `“${text}”`).join(' or '))}
              </p>
              {(onReplace || onEdit) && (
                <p className={styles.ways}>
                  {onReplace &&
                    replacements.map((other) => (
                      <Button key={other} variant="default" onClick={() => onReplace(words, other)}>
                        {sentences.use(other)}
                      </Button>
                    ))}
                  {onEdit && (
                    <Button variant="default" onClick={onEdit}>
                      {sentences.edit}
                    </Button>
                  )}
                </p>
              )}
              {law && (
                <details>
                  <summary>{sentences.why}</summary>
                  {law}
                </details>
              )}
            </div>
          ))}
        </Note>
      )}
    </div>
  )
}
