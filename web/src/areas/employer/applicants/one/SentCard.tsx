import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { employer } from '#web/shared/calls/employer'
import { FileButtons } from '#web/shared/files/FileButtons'
import { answerWords } from '#web/shared/words/answer'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/applicants/one/words'
import styles from './Applicant.module.css'

/** What the person sent, in their words. */
export function SentCard({ application }: { readonly application: EmployerApplicationDetail }) {
  const { profile, coverNote, answers, documents } = application
  const isEmpty = !coverNote && !profile.bio && answers.length === 0 && documents.length === 0
  return (
    <Card label={words.application}>
      <h2>{words.application}</h2>
      {isEmpty && <p className={styles.muted}>{words.noNoteTheirSkills}</p>}
      {coverNote && <p className={styles.quote}>{coverNote}</p>}
      {profile.bio && (
        <div>
          <h3>{words.aboutThem}</h3>
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
    </Card>
  )
}
