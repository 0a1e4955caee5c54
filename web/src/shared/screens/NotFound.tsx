import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#web/shared/paths'
import { useTitle } from '#web/shared/screens/useTitle'
import { EmptyState } from '#web/ui/page/EmptyState'
import { words } from '#web/shared/screens/words'
import styles from './CentredPage.module.css'

/** Instead of what is at no address; within the main part of whoever shows it. */
export function NotFound() {
  useTitle(words.notFound)
  return (
    <div className={styles.page}>
      <EmptyState
        level={1}
        title={words.pageNotFound}
        text={words.linkMayOldMistyped}
        action={
          <Button component={Link} to={paths.start}>
            {words.goToHome}
          </Button>
        }
      />
    </div>
  )
}
