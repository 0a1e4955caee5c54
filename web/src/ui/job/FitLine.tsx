import styles from './FitLine.module.css'

interface FitLineProps {
  /** "Fits 3 of 4 shifts." */
  readonly result: string
  /** "Clashes Sat 09:00–13:00, Lecture". */
  readonly clash?: string
  /** What fits: "After 17:00". */
  readonly note?: string
}

/** The answer to "can I", the clash named. */
export function FitLine({ result, clash, note }: FitLineProps) {
  return (
    <p className={styles.line}>
      <b>{result}</b> {clash && <span className={styles.clash}>{clash}</span>}
      {note && <span className={styles.note}>{note}</span>}
    </p>
  )
}
