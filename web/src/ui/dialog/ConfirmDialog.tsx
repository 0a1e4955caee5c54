import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useOnTop } from '#web/ui/dialog/useOnTop'
import { words } from '#web/ui/dialog/words'
import styles from './ConfirmDialog.module.css'

interface ConfirmDialogProps {
  readonly opened: boolean
  /** A question: "Withdraw your application?" */
  readonly title: string
  readonly children?: ReactNode
  /** What the button does: "Withdraw". */
  readonly confirm: string
  readonly cancel?: string
  readonly dangerous?: boolean
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  opened,
  title,
  children,
  confirm,
  cancel = words.cancel,
  dangerous = false,
  busy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  // Escape and Back answer this one alone, not the dialog that it lies above.
  useOnTop(opened, onClose)
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <div className={styles.body}>
        {children}
        <div className={styles.actions}>
          <Button variant="default" onClick={onClose}>
            {cancel}
          </Button>
          <Button {...(dangerous ? { color: 'danger' } : {})} loading={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
