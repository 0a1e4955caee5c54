import { words } from '#web/shared/recorder/stage/words'
import styles from './Stage.module.css'

/** What to speak about now; several share the time evenly. */
export function StageTopic({ lines, share }: { readonly lines: readonly string[]; readonly share: number }) {
  const at = Math.min(lines.length - 1, Math.floor(share * lines.length))
  return (
    <div className={styles.topic}>
      {lines.length > 1 && <p className={styles.of}>{words.of(at + 1, lines.length)}</p>}
      <p className={styles.line}>{lines[at]}</p>
    </div>
  )
}
