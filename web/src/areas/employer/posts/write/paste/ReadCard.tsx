import { londonDay } from '@evenshift/contract/london'
import type { AdvertReading } from '@evenshift/contract/model/job/advert-reading'
import { withDates } from '#web/areas/employer/posts/write/post-dates'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { readRows } from '#web/areas/employer/posts/write/paste/reading-words'
import { useNow } from '#web/shared/words/useNow'
import { Card, CardText } from '#web/ui/page/Card'
import { LinkButton } from '#web/ui/page/LinkButton'
import { words } from '#web/areas/employer/posts/write/paste/words'
import styles from './Paste.module.css'

const isEmpty = (value: unknown): boolean => value === null || value === '' || (Array.isArray(value) && value.length === 0)
const listed = new Intl.ListFormat('en-GB')

interface ReadCardProps {
  readonly reading: AdvertReading
  /** What the form began with, of the company too: what is filled in there isn't missing. */
  readonly values: PostValues
  readonly onHide: () => void
}

/** What was read in a pasted advert, each with its words, and what wasn’t found there nor elsewhere. */
export function ReadCard({ reading, values, onHide }: ReadCardProps) {
  const rows = readRows(reading)
  const found = rows.filter(({ value }) => value !== null)
  const filled: PostValues = { ...values, ...withDates(values, londonDay(useNow())) }
  const missing = rows
    .filter(({ field, value }) => value === null && isEmpty(filled[field]))
    .map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1))
  return (
    <Card label={words.readFromYourText} tone="sunny">
      <div className={styles.head}>
        <h2>{words.readFromYourText}</h2>
        <LinkButton onClick={onHide}>{words.hide}</LinkButton>
      </div>
      {found.length > 0 ? (
        <dl className={styles.read}>
          {found.map(({ label, value, from }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              <dd>“{from}”</dd>
            </div>
          ))}
        </dl>
      ) : (
        <CardText>{words.couldntReadAnythingFill}</CardText>
      )}
      {missing.length > 0 && found.length > 0 && <p>{words.couldntFindCheckRest(listed.format(missing))}</p>}
    </Card>
  )
}
