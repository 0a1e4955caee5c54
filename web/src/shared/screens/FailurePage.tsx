import { Failure } from '#web/shared/screens/Failure'
import styles from './CentredPage.module.css'

interface FailurePageProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Instead of a page that could not be shown. */
export function FailurePage(failure: FailurePageProps) {
  return (
    <main className={styles.page}>
      <Failure {...failure} />
    </main>
  )
}
