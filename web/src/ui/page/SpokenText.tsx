import styles from './Spoken.module.css'

/** Words for those who hear the page, within a sentence that is seen without them. */
export function SpokenText({ children }: { readonly children: string }) {
  return <span className={styles.spoken}>{children}</span>
}
