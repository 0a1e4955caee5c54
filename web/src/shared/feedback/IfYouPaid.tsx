import { Link } from 'react-router'
import { paths } from '#web/shared/paths'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/shared/feedback/words'
import styles from './Feedback.module.css'

/** What whoever was asked for money or details does first. */
export const IfYouPaid = () => (
  <Card label={words.ifPaidSharedDetails}>
    <h2>{words.ifPaidSharedDetails}</h2>
    <ol className={styles.steps}>
      <li>
        <b>{words.callBank}</b> {words.theSooner}
      </li>
      <li>
        <b>{words.tellFraud}</b> {words.policeLine}
      </li>
      <li>
        <b>{words.gaveThemAPassword}</b> <Link to={paths.settings}>{words.changeYoursHere}</Link>.
      </li>
    </ol>
  </Card>
)
