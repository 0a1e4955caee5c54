import { Button } from '@mantine/core'
import type { applicantSortOptions } from '#web/areas/employer/applicants/applicant-list'
import type { Chosen } from '#web/areas/employer/applicants/bulk/useChosen'
import { words } from '#web/areas/employer/applicants/bulk/words'
import styles from './Bulk.module.css'

interface ChooseLineProps {
  readonly sort: (typeof applicantSortOptions)[number]['value']
  readonly chosen: Chosen
}
const orders: Readonly<Record<ChooseLineProps['sort'], string>> = {
  reply_due: words.replyDueFirst,
  match: words.bestMatchFirst,
  newest: words.newestFirst,
  oldest: words.oldestFirst,
  name: words.nameAToZ,
}

/** In which order people stand, and the way to choose several of them. */
export function ChooseLine({ sort, chosen: { isChoosing, begin, end } }: ChooseLineProps) {
  return (
    <div className={styles.between}>
      <span>{orders[sort]}</span>
      <Button variant="subtle" aria-pressed={isChoosing} onClick={isChoosing ? end : begin}>
        {isChoosing ? words.cancelSelection : words.select}
      </Button>
    </div>
  )
}
