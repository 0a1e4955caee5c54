import { Button } from '@mantine/core'
import type { applicantSortOptions } from '#web/areas/employer/applicants/applicant-list'
import type { Chosen } from '#web/areas/employer/applicants/bulk/useChosen'
import styles from './Bulk.module.css'

interface ChooseLineProps {
  readonly sort: (typeof applicantSortOptions)[number]['value']
  readonly chosen: Chosen
}
const orders: Readonly<Record<ChooseLineProps['sort'], string>> = {
  reply_due: 'Reply due first',
  match: 'Best match first',
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name A to Z',
}

/** In which order people stand, and the way to choose several of them. */
export function ChooseLine({ sort, chosen: { isChoosing, begin, end } }: ChooseLineProps) {
  return (
    <div className={styles.between}>
      <span>{orders[sort]}</span>
      <Button variant="subtle" aria-pressed={isChoosing} onClick={isChoosing ? end : begin}>
        {isChoosing ? 'Cancel selection' : 'Select'}
      </Button>
    </div>
  )
}
