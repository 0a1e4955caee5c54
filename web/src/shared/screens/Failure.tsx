import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { ApiError } from '#web/api/api-error'
import { surfaceOf } from '#web/api/surface'
import { ScreenLoadError } from '#web/shared/screens/load-screen'
import { EmptyState } from '#web/ui/page/EmptyState'
import { words } from '#web/shared/screens/words'

/** What to say of code or a call that did not come. */
export function failureWords(error: unknown): { readonly title: string; readonly text: string } {
  if (error instanceof ScreenLoadError)
    return { title: words.thisPartDidntLoad, text: navigator.onLine ? words.tryAgainMoment : words.noInternetConnection }
  if (error instanceof ApiError && error.code === 'OFFLINE') return { title: words.thisScreenDidntLoad, text: error.message }
  return { title: words.somethingWentWrong, text: surfaceOf(error).text }
}

interface FailureProps {
  readonly error: unknown
  readonly onRetry: () => void
  /** 1 where it stands instead of the whole page. */
  readonly level?: 1 | 2
}

/** Instead of what could not be shown. */
export function Failure({ error, onRetry, level = 1 }: FailureProps) {
  const { title, text } = failureWords(error)
  const { reference } = surfaceOf(error)
  return (
    <EmptyState
      level={level}
      mood="failed"
      title={title}
      text={text}
      {...(reference ? { reference } : {})}
      action={
        <Button variant="default" leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />} onClick={onRetry}>
          {words.tryAgain}
        </Button>
      }
    />
  )
}
