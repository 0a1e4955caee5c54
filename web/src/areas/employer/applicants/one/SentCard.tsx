import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { employer } from '#web/shared/calls/employer'
import { FileButtons } from '#web/shared/files/FileButtons'
import { answerWords } from '#web/shared/words/answer'
import { longDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import styles from './Applicant.module.css'

/** What the person sent, in their words. */
export function SentCard({ application }: { readonly application: EmployerApplicationDetail }) {
  const { applicant, profile, coverNote, answers, documents } = application
  const isEmpty = !coverNote && !profile.bio && answers.length === 0 && documents.length === 0
  return (
    <Card label="Application">
      <h2>Application</h2>
      {isEmpty && <p className={styles.muted}>No note. Their skills and week fit are alongside.</p>}
      {coverNote && <p className={styles.quote}>{coverNote}</p>}
      {profile.bio && (
        <div>
          <h3>About them</h3>
          <p className={styles.quote}>{profile.bio}</p>
        </div>
      )}
      {answers.map(({ questionId, question, value }) => (
        <div key={questionId}>
          <h3>{question}</h3>
          <p className={styles.quote}>{answerWords(value)}</p>
        </div>
      ))}
      {documents.length > 0 && <FileButtons documents={documents} linkTo={(id) => employer.openFile({ params: { id } })} />}
      <ContactLines applicant={applicant} />
    </Card>
  )
}

/** Phone and email come with an accepted offer, the date of birth with the hire. */
function ContactLines({ applicant: { phone, email, dateOfBirth } }: { readonly applicant: EmployerApplicationDetail['applicant'] }) {
  if (!phone && !email && !dateOfBirth) return null
  return (
    <dl className={styles.facts}>
      {phone && (
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {dateOfBirth && (
        <div>
          <dt>Date of birth</dt>
          <dd>{longDate(dateOfBirth)}</dd>
        </div>
      )}
    </dl>
  )
}
