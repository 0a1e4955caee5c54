import { Button } from '@mantine/core'
import type { Chosen } from '#web/areas/employer/applicants/bulk/useChosen'
import { words } from '#web/areas/employer/applicants/bulk/words'
import styles from './Bulk.module.css'

interface ChooseLineProps {
  /** In which order people stand, where nothing else on the screen says it. */
  readonly order?: string
  readonly chosen: Chosen
}

/** The way to choose several people. */
export function ChooseLine({ order, chosen: { isChoosing, begin, end } }: ChooseLineProps) {
  return (
    <div className={styles.between}>
      <span>{order}</span>
      <Button variant="subtle" aria-pressed={isChoosing} onClick={isChoosing ? end : begin}>
        {isChoosing ? words.cancelSelection : words.select}
      </Button>
    </div>
  )
}
