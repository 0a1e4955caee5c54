import { focusFirstFault } from '#web/shared/forms/field-of'
import { words } from '#web/areas/seeker/jobs/apply/words'
import styles from '../one/Job.module.css'

/** How many fields are wrong, by their names, and the way to the first of them; nothing where none is. */
export function FaultsLink({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null
  const areAnswers = names.every((name) => name.startsWith('answers.'))
  return (
    <button type="button" className={styles.faults} onClick={focusFirstFault}>
      {areAnswers ? words.missing(names.length) : words.toFix(names.length)}
    </button>
  )
}
