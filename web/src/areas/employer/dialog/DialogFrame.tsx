import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { surfaceOf } from '#web/api/surface'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { Dialog } from '#web/ui/dialog/Dialog'
import type { Unsaved } from '#web/ui/unsaved/unsaved'
import styles from './Dialogs.module.css'

interface DialogFrameProps {
  readonly title: string
  readonly send: string
  /** Whether something is typed or chosen in it. */
  readonly unsaved: Unsaved
  readonly dangerous?: boolean
  /** Where the form needs room. */
  readonly wide?: boolean
  readonly busy: boolean
  /** What was refused and belongs to no field of the dialog. */
  readonly note: readonly string[]
  readonly onSend: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog with a form: what is typed stays when the server refuses it, and nothing that goes wrong is silent. */
export function DialogFrame({
  title,
  send,
  unsaved,
  dangerous = false,
  wide = false,
  busy,
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
    <Dialog title={title} unsaved={unsaved} busy={busy} onClose={onClose} {...(wide ? { size: 640 } : {})}>
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
          <RefusalNote lines={thrown === null ? note : [thrown]} />
          <div className={styles.end}>
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" {...(dangerous ? { color: 'danger' } : {})} loading={busy}>
              {send}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
