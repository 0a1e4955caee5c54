import styles from './Spoken.module.css'

/** A heading for those who hear the page; what it names is plain to see. */
export function SpokenTitle({ level, children }: { readonly level: 1 | 2; readonly children: string }) {
  const Heading = `h${level}` as const
  return <Heading className={styles.spoken}>{children}</Heading>
}
