import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Chosen } from '#web/areas/employer/applicants/bulk/useChosen'
import { words } from '#web/areas/employer/applicants/bulk/words'
import styles from './Bulk.module.css'

interface ChooseProps {
  readonly chosen: Chosen
}

/** The way to choose several people. */
export const ChooseButton = ({ chosen: { isChoosing, begin, end } }: ChooseProps) => (
  <Button variant="subtle" aria-pressed={isChoosing} onClick={isChoosing ? end : begin}>
    {isChoosing ? words.cancelSelection : words.select}
  </Button>
)

/** The same at the right of a line, after how the list is sorted. */
export const ChooseLine = ({ chosen, children }: ChooseProps & { readonly children?: ReactNode }) => (
  <div className={styles.choose}>
    <span>{children}</span>
    <ChooseButton chosen={chosen} />
  </div>
)
