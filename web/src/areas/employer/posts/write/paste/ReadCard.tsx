import type { AdvertReading } from '@evenshift/contract/model/job/advert-reading'
import { readRows } from '#web/areas/employer/posts/write/paste/reading-words'
import { Card, CardText } from '#web/ui/page/Card'
import { LinkButton } from '#web/ui/page/LinkButton'
import { words } from '#web/areas/employer/posts/write/paste/words'
import styles from './Paste.module.css'

const listed = new Intl.ListFormat('en-GB')

interface ReadCardProps {
  readonly reading: AdvertReading
  readonly onHide: () => void
}

/** What was read in a pasted advert, each with its words, and what wasn’t found there. */
export function ReadCard({ reading, onHide }: ReadCardProps) {
  const rows = readRows(reading)
  const found = rows.filter(({ value }) => value !== null)
  const missing = rows.filter(({ value }) => value === null).map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1))
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
