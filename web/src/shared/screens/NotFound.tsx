import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#web/shared/paths'
import { useTitle } from '#web/shared/screens/useTitle'
import { EmptyState } from '#web/ui/page/EmptyState'
import styles from './CentredPage.module.css'

export function NotFound() {
  useTitle('Not found')
  return (
    <main className={styles.page}>
      <EmptyState
        level={1}
        title="Page not found"
        text="The link may be old or mistyped."
        action={
          <Button component={Link} to={paths.start}>
            Go to Home
          </Button>
        }
      />
    </main>
  )
}
