import type { EmployerApplicationDetail } from '@evenshift/contract/model/employer-application'
import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { AnswerBy } from '#web/areas/employer/applicants/AnswerBy'
import { statusKind, statusWords } from '#web/areas/employer/applicants/applicant-words'
import { useApplicantAddress } from '#web/areas/employer/applicants/useApplicantAddress'
import { dayDate } from '#web/shared/words/dates'
import { Chip } from '#web/ui/Chip'
import { MonogramTile } from '#web/ui/MonogramTile'
import styles from './Applicant.module.css'

interface ApplicantHeadProps {
  readonly application: EmployerApplicationDetail
  /** The list that this applicant stands in, and where; -1 while it is not known. */
  readonly ids: readonly string[]
  readonly place: number
  readonly total: number
}

/** Who, for which post, by when; and the way to the one before and after. */
export function ApplicantHead({ application, ids, place, total }: ApplicantHeadProps) {
  const addressOf = useApplicantAddress()
  const { applicant, jobId, jobTitle, appliedAt, status } = application
  const step = (index: number, label: string, Icon: typeof IconChevronLeft) => {
    const id = ids[index]
    const icon = <Icon size={18} stroke={2} aria-hidden />
    return id === undefined ? (
      <Button variant="default" disabled aria-label={label}>
        {icon}
      </Button>
    ) : (
      <Button variant="default" component={Link} to={addressOf({ _id: id, jobId })} aria-label={label}>
        {icon}
      </Button>
    )
  }
  return (
    <div className={styles.head}>
      <MonogramTile name={applicant.name} src={applicant.avatar} size="large" round />
      <div className={styles.who}>
        <h1>{applicant.name}</h1>
        <p className={styles.muted}>
          {jobTitle} · applied {dayDate(appliedAt)}
          {applicant.city && ` · ${applicant.city}`}
        </p>
        {applicant.headline && <p>{applicant.headline}</p>}
      </div>
      <div className={styles.place}>
        <Chip kind={statusKind(status)}>{statusWords[status]}</Chip>
        <AnswerBy application={application} />
        {place >= 0 && (
          <nav className={styles.steps} aria-label="Applicants of this post">
            {step(place - 1, 'Applicant before', IconChevronLeft)}
            <span className={styles.muted}>
              {place + 1} of {total}
            </span>
            {step(place + 1, 'Next applicant', IconChevronRight)}
          </nav>
        )}
      </div>
    </div>
  )
}
