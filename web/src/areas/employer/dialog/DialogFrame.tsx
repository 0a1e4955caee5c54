import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { surfaceOf } from '#web/api/surface'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { Dialog } from '#web/ui/dialog/Dialog'
import { Foot } from '#web/ui/page/Foot'
import type { Unsaved } from '#web/ui/unsaved/unsaved'
import { words } from '#web/areas/employer/dialog/words'
import styles from './Dialogs.module.css'

interface DialogFrameProps {
  readonly title: string
  readonly send: string
  /** Whether something is typed or chosen in it. */
  readonly unsaved: Unsaved
  readonly dangerous?: boolean
  /** Whom it is about, at its head; it takes a phone's whole screen then. */
  readonly whom?: { readonly name: string; readonly about: string }
  /** Pixels, where the form needs room. */
  readonly size?: number
  /** What the form comes to, beside its button in place of Cancel. */
  readonly sum?: ReactNode
  readonly busy: boolean
  /** What it would send isn't settled yet. */
  readonly waits?: boolean
  /** What was refused and belongs to no field of the dialog. */
  readonly note: readonly string[]
  readonly onSend: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog with a form: its buttons stay in sight, what is typed stays when the server refuses it, and nothing that goes wrong is silent. */
export function DialogFrame({
  title,
  send,
  unsaved,
  dangerous = false,
  whom,
  size,
  sum,
  busy,
  waits = false,
  note,
  onSend,
  onClose,
  children,
}: DialogFrameProps) {
  const [thrown, setThrown] = useState<string | null>(null)
  const trySend = () => {
    setThrown(null)
    try {
      onSend()
    } catch (error) {
      setThrown(surfaceOf(error).text)
      focusFirstFault()
    }
  }
  return (
    <Dialog title={title} unsaved={unsaved} busy={busy} onClose={onClose} {...(whom && { whom })} {...(size && { size })}>
      {(close) => (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            trySend()
          }}
        >
          {children}
          <Foot of="dialog">
            <div className={styles.refusal}>
              <RefusalNote lines={thrown === null ? note : [thrown]} />
            </div>
            {sum ?? (
              <Button variant="default" onClick={close}>
                {words.cancel}
              </Button>
            )}
            <Button type="submit" {...(dangerous ? { color: 'danger' } : {})} loading={busy || waits}>
              {send}
            </Button>
          </Foot>
        </form>
      )}
    </Dialog>
  )
}
