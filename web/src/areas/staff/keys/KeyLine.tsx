import styles from './Keys.module.css'

export interface KeyWords {
  readonly keys: readonly string[]
  readonly words: string
}

/** Keys and what they do. */
export const KeyLine = ({ keys, words }: KeyWords) => (
  <span className={styles.line}>
    {keys.map((key) => (
      <kbd key={key}>{key}</kbd>
    ))}
    {words}
  </span>
)
