import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { useOnTop } from '#web/ui/dialog/useOnTop'
import type { Unsaved } from '#web/ui/unsaved/unsaved'
import { useUnsaved } from '#web/ui/unsaved/useUnsaved'
import styles from './Dialog.module.css'

interface DialogProps {
  readonly title: string
  readonly unsaved: Unsaved
  readonly busy: boolean
  /** Pixels; as wide as the others where it is not given. */
  readonly size?: number
  /** Whom it is about, beside its title; on a phone it takes the whole screen then. */
  readonly whom?: { readonly name: string; readonly about: string }
  readonly onClose: () => void
  /** What is in it; it gets the way to close, which asks first. */
  readonly children: (close: () => void) => ReactNode
}

/** A dialog with fields. */
export function Dialog({ title, unsaved, busy, size, whom, onClose, children }: DialogProps) {
  const { leave, isAsking, question } = useUnsaved({ unsaved, busy })
  const close = () => leave(onClose)
  const isOnTop = useOnTop(true, close)
  const phone = useMediaQuery('(max-width: 759px)', false, { getInitialValueInEffect: false })
  const head = whom ? (
    <span className={styles.head}>
      <MonogramTile name={whom.name} round />
      <span>
        {title}
        <span className={styles.about}>{whom.about}</span>
      </span>
    </span>
  ) : (
    title
  )
  const large = whom && {
    fullScreen: phone,
    radius: phone ? 0 : 24,
    classNames: { content: styles.large ?? '', header: styles.largeHead ?? '', body: styles.largeBody ?? '' },
  }
  return (
    <>
      <Modal opened onClose={close} closeOnEscape={isOnTop && !isAsking} title={head} {...large} {...(size ? { size } : {})}>
        {children(close)}
      </Modal>
      {question}
    </>
  )
}
