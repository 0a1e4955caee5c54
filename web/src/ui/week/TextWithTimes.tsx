import styles from './TextWithTimes.module.css'

const TIMES = /(\d\d(?::\d\d)?–\d\d(?::\d\d)?)/

/** A sentence of which no line ends within "17:30–22:00". */
export const TextWithTimes = ({ text }: { readonly text: string }) =>
  text.split(TIMES).map((part, place) =>
    TIMES.test(part) ? (
      <span key={place} className={styles.times}>
        {part}
      </span>
    ) : (
      part
    ),
  )
