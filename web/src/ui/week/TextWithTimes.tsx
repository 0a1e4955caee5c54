import styles from './TextWithTimes.module.css'

const TIMES = /((?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) )?\d\d(?::\d\d)?–\d\d(?::\d\d)?)/

/** A sentence of which no line ends within "Sun 17:30–22:00". */
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
