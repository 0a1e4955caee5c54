import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { AnswerBy } from '#web/areas/employer/applicants/AnswerBy'
import { awayWords, changeWords, statusKind, statusWord } from '#web/areas/employer/applicants/applicant-words'
import { agreedOffer } from '#web/areas/employer/applicants/one/starter/agreed-offer'
import { dayDate } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { Chip } from '#web/ui/display/Chip'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { words } from '#web/areas/employer/applicants/one/words'
import styles from './Applicant.module.css'

/** Who, for which post, by when. */
export function ApplicantHead({ application }: { readonly application: EmployerApplicationDetail }) {
  const { applicant, jobTitle, appliedAt, status, firstViewedAt } = application
  const isOnlyOpened = status === 'applied' && firstViewedAt !== null
  return (
    <>
      <MonogramTile name={applicant.name} src={applicant.avatar} size="large" round />
      <div className={styles.who}>
        <h1>{applicant.name}</h1>
        <p className={styles.muted}>
          {dotted([
            agreedOffer(application) ? jobTitle : words.appliedOn(jobTitle, dayDate(appliedAt)),
            applicant.city,
            awayWords(application),
          ])}
        </p>
        {applicant.headline && <p className={styles.muted}>{applicant.headline}</p>}
      </div>
      <div className={styles.marks}>
        <Chip kind={statusKind(status)}>{isOnlyOpened ? words.noReplyYet : statusWord(application)}</Chip>
        {changeWords(application) && <Chip kind={application.change?.confirmedAt ? 'fact' : 'quiet'}>{changeWords(application)}</Chip>}
        <AnswerBy application={application} />
      </div>
    </>
  )
}
