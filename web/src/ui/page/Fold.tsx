import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Fold.module.css'

interface FoldProps {
  readonly title: ReactNode
  /** Where nothing is said, on a desk and not on a phone. */
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** What few need, a press away. */
export function Fold({ title, isOpen, children }: FoldProps) {
  const isPhone = useMediaQuery('(max-width: 759px)', false, { getInitialValueInEffect: false })
  return (
    <details className={styles.fold} open={isOpen ?? !isPhone}>
      <summary>
        {title}
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
