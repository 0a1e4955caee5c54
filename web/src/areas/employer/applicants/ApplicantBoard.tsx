import type { EmployerJob } from '@evenshift/contract/model/job'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { RowSkeletons } from '#web/areas/employer/RowSkeletons'
import { AnswerBy } from '#web/areas/employer/applicants/AnswerBy'
import { ApplicantName } from '#web/areas/employer/applicants/ApplicantName'
import { fitDays, statusWords } from '#web/areas/employer/applicants/applicant-words'
import { wholeListQuery } from '#web/areas/employer/applicants/applicant-list'
import { columns } from '#web/areas/employer/applicants/columns'
import { MoveMenu } from '#web/areas/employer/moves/MoveMenu'
import { useMoveFlow } from '#web/areas/employer/moves/useMoveFlow'
import { countOf } from '#web/areas/employer/posts/job-words'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { MonogramTile } from '#web/ui/MonogramTile'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import styles from './ApplicantBoard.module.css'

/** The open applications in columns; every card's menu moves it. */
export function ApplicantBoard({ job }: { readonly job: EmployerJob }) {
  const [address] = useSearchParams()
  const list = useQuery(wholeListQuery(job._id, address))
  const flow = useMoveFlow()
  if (list.error) return <QueryFailure title="We could not load the applicants" error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <RowSkeletons label="Loading the board" />
  const isSearch = Boolean(address.get('search'))
  return (
    <div className={styles.board}>
      {columns.slice(0, 5).map(({ key, label, statuses }) => {
        const cards = list.data.data.filter(({ status }) => statuses.some((one) => one === status))
        const count = isSearch ? cards.length : countOf(job.counts, statuses)
        return (
          <section key={key} className={styles.column} aria-label={label}>
            <h2>
              {label} <span>{count}</span>
            </h2>
            {cards.map((card) => (
              <article key={card._id} className={styles.card}>
                <div className={styles.head}>
                  <MonogramTile name={card.applicant.name} src={card.applicant.avatar} size="small" round />
                  <ApplicantName application={card} />
                  <MoveMenu application={card} flow={flow} />
                </div>
                <span className={styles.fit}>
                  <WeekStrip size="tiny" days={fitDays(job.shifts, card.fit)} />
                  {card.fit ? `${card.fit.shiftsFit} of ${card.fit.shiftsTotal}` : 'not known'}
                </span>
                <span className={styles.reason}>
                  {[statuses.length > 1 ? statusWords[card.status] : '', card.match === null ? '' : `${card.match}% match`]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <span>
                  <AnswerBy application={card} />
                </span>
              </article>
            ))}
            {count > cards.length && <Link className={styles.more} to={`?view=list&where=${key}`}>{`${count - cards.length} more`}</Link>}
          </section>
        )
      })}
      {flow.dialog}
    </div>
  )
}
