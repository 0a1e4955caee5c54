import { Drawer, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect } from 'react'
import styles from './Sheet.module.css'

interface SheetProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly title: string
  /** The buttons; they stay in sight while the rest scrolls. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** Brings the focus back to where it was, also when the sheet is taken away instead of closed. */
function useFocusBack(opened: boolean): void {
  useEffect(() => {
    const before = document.activeElement
    if (!opened || !(before instanceof HTMLElement)) return undefined
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) before.focus({ preventScroll: true })
      })
    }
  }, [opened])
}

/** A dialog on a desk, a drawer from below on a phone. */
export function Sheet({ opened, onClose, title, foot, children }: SheetProps) {
  useFocusBack(opened)
  const phone = useMediaQuery('(max-width: 759px)', false, { getInitialValueInEffect: false })
  const inner = (
    <>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </>
  )
  return phone ? (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      position="bottom"
      size="auto"
      classNames={{ content: styles.drawer ?? '', title: styles.title ?? '' }}
    >
      {inner}
    </Drawer>
  ) : (
    <Modal opened={opened} onClose={onClose} title={title} size={560} classNames={{ title: styles.title ?? '' }}>
      {inner}
    </Modal>
  )
}
