import { Link } from 'react-router'
import { paths } from '#web/shared/paths'
import styles from './Saved.module.css'

/** What else a person keeps besides jobs. */
export function SavedLinks() {
  return (
    <nav className={styles.links} aria-label="More in Saved">
      <Link to={paths.savedSearches}>Saved searches</Link>
      <Link to={paths.savedEmployers}>Employers</Link>
      <Link to={paths.notForMe}>Hidden</Link>
    </nav>
  )
}
