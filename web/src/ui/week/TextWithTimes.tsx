import styles from './TextWithTimes.module.css'

const DAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)'
/** "Mon, Wed, Thu" before their time; a time, with its day where it has but one; or "Tue 1 Dec". More than three days are too wide for a phone. */
const TIMES = new RegExp(
  `((?:${DAY}, ){1,2}${DAY}(?= \\d)|(?:${DAY} )?\\d\\d(?::\\d\\d)?–\\d\\d(?::\\d\\d)?|${DAY} \\d{1,2} [A-Z][a-z]{2}\\b)`,
)

/** A sentence of which no line ends within "Sun 17:30–22:00" or "Tue 1 Dec", nor within the days of "Mon, Wed, Thu 17:30–21:30". */
export const TextWithTimes = ({ text }: { readonly text: string }) =>
  text.split(TIMES).map((part, place) =>
    place % 2 === 1 ? (
      <span key={place} className={styles.times}>
        {part}
      </span>
    ) : (
      part
    ),
  )
