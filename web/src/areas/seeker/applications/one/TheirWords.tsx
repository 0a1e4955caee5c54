import { words } from '#web/areas/seeker/applications/words'
import styles from './Application.module.css'

/** What an employer wrote, as theirs; nothing where they wrote nothing. */
export const TheirWords = ({ employer, said }: { readonly employer: string; readonly said: string }) =>
  said && <p className={styles.theirs}>{words.saidBy(employer, said)}</p>
