import type { AnswersOfJob } from '@evenshift/contract/model/interview/answers-of-job'
import { Link } from 'react-router'
import { words } from '#web/areas/employer/interviews/words'
import { Chip } from '#web/ui/display/Chip'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import styles from './Compared.module.css'

interface PeopleListProps {
  readonly people: AnswersOfJob['data']
  /** The application whose answer is shown. */
  readonly open: string
  readonly addressOf: (application: string) => string
}

/** Everybody who answered, and whose answer one has scored; beside the answer, where there is room. */
export function PeopleList({ people, open, addressOf }: PeopleListProps) {
  return (
    <ul className={styles.people} aria-label={words.compared.people}>
      {people.map(({ application, applicant, score }) => (
        <li key={application}>
          <Link to={addressOf(application)} replace aria-current={application === open ? 'true' : undefined}>
            <MonogramTile name={applicant.name} src={applicant.avatar} size="small" round />
            <span className={styles.name}>{applicant.name}</span>
            <Chip kind={score ? 'match' : 'quiet'}>{score ? words.compared.scored : words.compared.unscored}</Chip>
          </Link>
        </li>
      ))}
    </ul>
  )
}
