import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { Sheet } from '#web/ui/dialog/Sheet'
import { words } from '#web/areas/employer/plan/limit/words'
import styles from './Limit.module.css'

interface LimitFrameProps {
  readonly title: string
  readonly lead: string
  /** Why the way on was refused. */
  readonly note: readonly string[]
  readonly busy: boolean
  /** null while there is no way on, or none is chosen. */
  readonly button: string | null
  readonly onGo: () => void
  readonly onNotNow: () => void
  readonly children?: ReactNode
}

/** The prompt itself: why it came, the ways on, and a way out that costs nothing. */
export function LimitFrame({ title, lead, note, busy, button, onGo, onNotNow, children }: LimitFrameProps) {
  return (
    <Sheet
      opened
      title={title}
      unsaved={false}
      busy={busy}
      onClose={onNotNow}
      foot={(close) => (
        <div className={styles.foot}>
          <RefusalNote lines={note} />
          <div className={styles.buttons}>
            <Button variant="subtle" onClick={close}>
              {words.notNow}
            </Button>
            {button && (
              <Button size="lg" loading={busy} onClick={onGo}>
                {button}
              </Button>
            )}
          </div>
        </div>
      )}
    >
      <p className={styles.lead}>{lead}</p>
      {children}
    </Sheet>
  )
}
