import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { surfaceOf } from '#web/api/surface'
import { EmptyState } from '#web/ui/EmptyState'

interface QueryFailureProps {
  /** "We could not load your jobs". */
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => void
  /** 1 where the whole page could not be loaded. */
  readonly level?: 1
}

/** Instead of the part of a page that could not be loaded. */
export function QueryFailure({ title, error, onRetry, level }: QueryFailureProps) {
  const { text, reference } = surfaceOf(error)
  return (
    <EmptyState
      mood="failed"
      title={title}
      text={text}
      {...(reference ? { reference } : {})}
      {...(level ? { level } : {})}
      action={
        <Button variant="default" leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />} onClick={onRetry}>
          Try again
        </Button>
      }
    />
  )
}
