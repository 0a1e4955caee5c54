import type { ApplicantCard, RepliesDue } from '@evenshift/contract/model/overview/applicant-card'
import { useId } from 'react'
import type { Chosen } from '#web/areas/employer/applicants/bulk/useChosen'
import type { MoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { AnsweredRow } from '#web/areas/employer/applicants/people/AnsweredRow'
import { PersonRow } from '#web/areas/employer/applicants/people/PersonRow'
import { type Group, groupWords } from '#web/areas/employer/applicants/people/people-words'
import type { Shown } from '#web/areas/employer/applicants/people/useShortlisted'
import styles from './People.module.css'

interface PeopleGroupProps {
  readonly group: Group
  readonly due: RepliesDue
  readonly people: readonly Shown[]
  /** No one stands in any other. */
  readonly isAlone: boolean
  readonly flow: MoveFlow
  readonly chosen: Chosen
  readonly onShortlist: (row: ApplicantCard) => void
}

/** Those of a page whose turn ends at the same time; nothing where there are none, and "Later" only where others are sooner. */
export function PeopleGroup({ group, due, people, isAlone, flow, chosen, onShortlist }: PeopleGroupProps) {
  const id = useId()
  if (people.length === 0) return null
  const first = people.find(({ row, moved }) => moved === null && !row.pendingRejection)?.row
  const { title, text } = groupWords[group](due, first)
  const isNamed = !(isAlone && group === 'later')
  return (
    <section className={styles.group} {...(isNamed ? { 'aria-labelledby': id } : { 'aria-label': text })}>
      {isNamed && (
        <div className={styles.heading}>
          <h2 id={id}>{title}</h2>
          <span>{text}</span>
        </div>
      )}
      <ul className={styles.people}>
        {people.map(({ row, moved }) =>
          moved || row.pendingRejection ? (
            <AnsweredRow key={row._id} row={row} answered={moved ?? row} flow={flow} />
          ) : (
            <PersonRow key={row._id} row={row} group={group} flow={flow} chosen={chosen} onShortlist={() => onShortlist(row)} />
          ),
        )}
      </ul>
    </section>
  )
}
