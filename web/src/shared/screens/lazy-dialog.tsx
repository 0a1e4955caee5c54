import { Loader } from '@mantine/core'
import { type ComponentType, Suspense, useState } from 'react'
import { FailureBoundary } from '#web/shared/screens/FailureBoundary'
import { failureWords } from '#web/shared/screens/Failure'
import { onDemand } from '#web/shared/screens/on-demand'
import { whenQuiet } from '#web/shared/screens/when-quiet'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { words } from '#web/shared/screens/words'
import styles from './LazyDialog.module.css'

interface Closable {
  readonly onClose: () => void
}

/**
 * A dialog whose code the screen does not need before somebody presses. It is fetched once the browser is quiet, so that it opens
 * without a line too; where it never came, a dialog says so and the screen stays.
 */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const { part, fetchAhead } = onDemand(load)
  whenQuiet(fetchAhead)
  return function LazyDialog(props) {
    const [Part, setPart] = useState(part)
    return (
      <FailureBoundary
        onRetry={() => setPart(part)}
        instead={(error, onRetry) => <Failed error={error} onRetry={onRetry} onClose={props.onClose} />}
      >
        <Suspense fallback={<Waiting />}>
          <Part {...props} />
        </Suspense>
      </FailureBoundary>
    )
  }
}

/** Lies over the screen, so that nothing moves. */
const Waiting = () => (
  <div className={styles.waiting} role="status" aria-label={words.loading}>
    <Loader size={40} />
  </div>
)

interface FailedProps extends Closable {
  readonly error: unknown
  readonly onRetry: () => void
}

function Failed({ error, onRetry, onClose }: FailedProps) {
  const { title, text } = failureWords(error)
  return (
    <ConfirmDialog opened title={title} confirm={words.tryAgain} cancel={words.close} onConfirm={onRetry} onClose={onClose}>
      <p role="alert">{text}</p>
    </ConfirmDialog>
  )
}
