import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './LinkButton.module.css'

interface LinkButtonProps {
  readonly dangerous?: boolean
  readonly busy?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A button within a sentence or a line, drawn as a link. */
export function LinkButton({ dangerous = false, busy = false, onClick, children }: LinkButtonProps) {
  return (
    <UnstyledButton className={styles.link ?? ''} data-link data-dangerous={dangerous || undefined} disabled={busy} onClick={onClick}>
      {children}
    </UnstyledButton>
  )
}
