import { Button } from '@mantine/core'
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

/** The same at the right of a line of its own. */
export const ChooseLine = (props: ChooseProps) => (
  <div className={styles.choose}>
    <ChooseButton {...props} />
  </div>
)
