import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useOnTop } from '#web/ui/dialog/useOnTop'
import type { Unsaved } from '#web/ui/unsaved/unsaved'
import { useUnsaved } from '#web/ui/unsaved/useUnsaved'

interface DialogProps {
  readonly title: string
  readonly unsaved: Unsaved
  readonly busy: boolean
  /** Pixels; as wide as the others where it is not given. */
  readonly size?: number
  readonly onClose: () => void
  /** What is in it; it gets the way to close, which asks first. */
  readonly children: (close: () => void) => ReactNode
}

/** A dialog with fields. */
export function Dialog({ title, unsaved, busy, size, onClose, children }: DialogProps) {
  const { leave, isAsking, question } = useUnsaved({ unsaved, busy })
  const isOnTop = useOnTop(true)
  const close = () => leave(onClose)
  return (
    <>
      <Modal opened onClose={close} closeOnEscape={isOnTop && !isAsking} title={title} {...(size ? { size } : {})}>
        {children(close)}
      </Modal>
      {question}
    </>
  )
}
