import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { Note } from '#web/ui/Note'
import styles from './Dialogs.module.css'

interface DialogFrameProps {
  readonly title: string
  readonly send: string
  readonly dangerous?: boolean
  /** Where the form needs room. */
  readonly wide?: boolean
  readonly busy: boolean
  /** What was refused and belongs to no field of the dialog. */
  readonly fault: string | null
  readonly onSend: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog with a form: what is typed stays when the server refuses it. */
export function DialogFrame({ title, send, dangerous = false, wide = false, busy, fault, onSend, onClose, children }: DialogFrameProps) {
  return (
    <Modal opened onClose={onClose} title={title} {...(wide ? { size: 640 } : {})}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSend()
        }}
      >
        {children}
        {fault && (
          <Note kind="bad" spoken>
            {fault}
          </Note>
        )}
        <div className={styles.end}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" {...(dangerous ? { color: 'danger' } : {})} loading={busy}>
            {send}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
