import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { ApiError } from '#web/api/api-error'
import { surfaceOf } from '#web/api/surface'
import { ScreenLoadError } from '#web/shared/screens/load-screen'
import { EmptyState } from '#web/ui/EmptyState'
import styles from './CentredPage.module.css'

function words(error: unknown): { readonly title: string; readonly text: string } {
  if (error instanceof ScreenLoadError || (error instanceof ApiError && error.code === 'OFFLINE'))
    return {
      title: 'This screen did not load',
      text: navigator.onLine && error instanceof ScreenLoadError ? 'Try again in a moment.' : 'No internet connection',
    }
  return { title: 'Something went wrong', text: surfaceOf(error).text }
}

interface FailurePageProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Instead of a page that could not be shown. */
export function FailurePage({ error, onRetry }: FailurePageProps) {
  const { title, text } = words(error)
  const { reference } = surfaceOf(error)
  return (
    <main className={styles.page}>
      <EmptyState
        level={1}
        mood="failed"
        title={title}
        text={text}
        {...(reference ? { reference } : {})}
        action={
          <Button variant="default" leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />} onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </main>
  )
}
