import { Link } from 'react-router'
import { paths } from '#web/shared/paths'
import styles from '../Applications.module.css'

/** What else there is to see of one's applications. */
export function ApplicationLinks() {
  return (
    <nav className={styles.links} aria-label="More about your applications">
      <Link to={paths.applicationViews}>Who looked</Link>
      <Link to={paths.whyNot}>Why not, over time</Link>
    </nav>
  )
}
