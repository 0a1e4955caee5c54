import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import { Checkbox } from '@mantine/core'
import { AnswerBy } from '#web/areas/employer/applicants/AnswerBy'
import { ApplicantName } from '#web/areas/employer/applicants/ApplicantName'
import { ChangeChip } from '#web/areas/employer/applicants/ChangeChip'
import { RowWeek } from '#web/areas/employer/applicants/RowWeek'
import { statusWord } from '#web/areas/employer/applicants/applicant-words'
import { isWeekKnown } from '#web/areas/employer/applicants/fit-words'
import type { Chosen } from '#web/areas/employer/applicants/bulk/useChosen'
import { useDraggable } from '#web/areas/employer/applicants/board/useBoardDrag'
import { MoveMenu } from '#web/areas/employer/applicants/moves/MoveMenu'
import type { MoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { dotted } from '#web/shared/words/dotted'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { words } from '#web/areas/employer/applicants/board/words'
import styles from './ApplicantBoard.module.css'

interface BoardCardProps {
  readonly card: EmployerApplication
  /** Whether the column holds more than one status, so that the card has to name its own. */
  readonly namesStatus: boolean
  readonly chosen: Chosen
  readonly flow: MoveFlow
  /** Where it was let go; answers whether it may go there. */
  readonly onDrop: (column: string | null) => boolean
}

/** One person on the board: dragged by the pointer, moved by its menu with keys. */
export function BoardCard({ card, namesStatus, chosen, flow, onDrop }: BoardCardProps) {
  const { _id, applicant, match, fit } = card
  const { ref, isDragged } = useDraggable(_id, onDrop)
  const facts = [namesStatus ? statusWord(card) : '', match === null || !isWeekKnown(fit) ? '' : words.match(match)]
  return (
    <article
      ref={ref}
      className={styles.card}
      data-dragged={isDragged || undefined}
      data-going={flow.going.has(_id) || undefined}
      data-chosen={chosen.has(_id) || undefined}
    >
      <div className={styles.head}>
        {chosen.isChoosing ? (
          <Checkbox aria-label={words.select(applicant.name)} checked={chosen.has(_id)} onChange={() => chosen.toggle(_id)} />
        ) : (
          <MonogramTile name={applicant.name} src={applicant.avatar} size="small" round />
        )}
        <ApplicantName application={card} />
        <MoveMenu application={card} flow={flow} />
      </div>
      <span className={styles.fit}>
        <RowWeek application={card} />
      </span>
      <span className={styles.reason}>{dotted(facts)}</span>
      <span className={styles.chips}>
        <AnswerBy application={card} />
        <ChangeChip application={card} />
      </span>
    </article>
  )
}
