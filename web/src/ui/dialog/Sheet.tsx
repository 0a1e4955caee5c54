import { Drawer, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import type { Unsaved } from '#web/ui/unsaved/unsaved'
import { useUnsaved } from '#web/ui/unsaved/useUnsaved'
import { useFocusBack } from '#web/ui/dialog/useFocusBack'
import { useOnTop } from '#web/ui/dialog/useOnTop'
import { Foot } from '#web/ui/page/Foot'
import styles from './Sheet.module.css'

interface SheetProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly title: string
  /** Below the title: whom it is for. */
  readonly lead?: string
  /** Whether closing would lose what is typed or chosen in it; it is asked about first. */
  readonly unsaved: Unsaved
  readonly busy?: boolean
  /** At the side of a desk. On a phone over the whole screen, for what takes a while to fill in, or a drawer like the others. */
  readonly atSide?: boolean | 'drawer'
  /** The buttons; they stay in sight while the rest scrolls. One that closes takes the way that asks. */
  readonly foot?: (close: () => void) => ReactNode
  readonly children: ReactNode
}

/** Both name the dialog. */
const Titled = ({ title, lead }: Required<Pick<SheetProps, 'title' | 'lead'>>) => (
  <>
    {title} <span className={styles.lead}>{lead}</span>
  </>
)

/** A dialog on a desk, a drawer from below on a phone. */
export function Sheet({ opened, onClose, title, lead, unsaved, busy = false, atSide = false, foot, children }: SheetProps) {
  useFocusBack(opened)
  const { leave, isAsking, question } = useUnsaved({ unsaved: opened && unsaved, busy })
  const close = () => leave(onClose)
  const phone = useMediaQuery('(max-width: 759px)', false, { getInitialValueInEffect: false })
  const isOnTop = useOnTop(opened, close)
  const shown = {
    opened,
    onClose: close,
    closeOnEscape: isOnTop && !isAsking,
    title: lead === undefined ? title : <Titled title={title} lead={lead} />,
  }
  const inner = (
    <>
      <div className={styles.body}>{children}</div>
      {foot && <Foot of="dialog">{foot(close)}</Foot>}
      {question}
    </>
  )
  if (atSide === true || (atSide === 'drawer' && !phone))
    return (
      <Drawer
        {...shown}
        position={phone ? 'bottom' : 'right'}
        size={phone ? '100%' : atSide === 'drawer' ? 460 : 500}
        offset={phone ? 0 : 12}
        radius={phone ? 0 : 24}
        classNames={{ content: styles.side ?? '', header: styles.head ?? '', body: styles.sideBody ?? '', title: styles.title ?? '' }}
      >
        {inner}
      </Drawer>
    )
  return phone ? (
    <Drawer {...shown} position="bottom" classNames={{ content: styles.drawer ?? '', title: styles.title ?? '' }}>
      {inner}
    </Drawer>
  ) : (
    <Modal {...shown} size={560} classNames={{ title: styles.title ?? '' }}>
      {inner}
    </Modal>
  )
}
