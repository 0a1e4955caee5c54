import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { Link } from 'react-router'
import { surfaceOf } from '#web/api/surface'
import { isGone } from '#web/shared/calls/is-gone'
import { EmptyState } from '#web/ui/page/EmptyState'
import { words } from '#web/shared/screens/words'

export interface Gone {
  /** "This job is no longer advertised". */
  readonly title: string
  readonly text: string
  /** The way on: "Find work". */
  readonly action: { readonly label: string; readonly to: string }
}

interface QueryFailureProps {
  /** "We could not load your jobs". */
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => void
  /** 1 where the whole page could not be loaded. */
  readonly level?: 1
  /** What to say where the address names one thing, and no such thing is there. */
  readonly gone?: Gone
}

/** Instead of one thing that isn't there any more, with the way on. */
export const GoneState = ({ title, text, action, ...heading }: Gone & { readonly level?: 1 }) => (
  <EmptyState
    {...heading}
    title={title}
    text={text}
    action={
      <Button component={Link} to={action.to}>
        {action.label}
      </Button>
    }
  />
)

/** Instead of the part of a page that could not be loaded, and why: the line above the screen then leaves it to this. */
export function QueryFailure({ title, error, onRetry, level, gone }: QueryFailureProps) {
  const heading = level ? { level } : {}
  if (gone && isGone(error)) return <GoneState {...gone} {...heading} />
  const { text, reference } = surfaceOf(error)
  return (
    <EmptyState
      {...heading}
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
