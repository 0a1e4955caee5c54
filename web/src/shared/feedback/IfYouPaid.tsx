import { Link } from 'react-router'
import { paths } from '#web/shared/paths'
import { Card } from '#web/ui/page/Card'
import styles from './Feedback.module.css'

/** What whoever was asked for money or details does first. */
export const IfYouPaid = () => (
  <Card label="If you paid or shared details">
    <h2>If you paid or shared details</h2>
    <ol className={styles.steps}>
      <li>
        <b>Call your bank on 159.</b> The sooner, the better the chance of getting it back.
      </li>
      <li>
        <b>Tell Report Fraud on 0300 123 2040.</b> It’s the police’s line, and you get a crime number.
      </li>
      <li>
        <b>Gave them a password?</b> <Link to={paths.settings}>Change yours here</Link>.
      </li>
    </ol>
  </Card>
)
