import type { ApplicationDetail } from '@evenshift/contract/model/application'
import { Card } from '#web/ui/Card'
import styles from './Application.module.css'

/** The application as it was sent. */
export function SentCard({ application: { coverNote, answers, documents } }: { readonly application: ApplicationDetail }) {
  return (
    <Card>
      <h2>What you sent</h2>
      <dl className={styles.sent}>
        <div>
          <dt>Your note</dt>
          <dd>{coverNote || 'You sent no note.'}</dd>
        </div>
        {answers.map(({ questionId, question, value }) => (
          <div key={questionId}>
            <dt>{question}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {documents.length > 0 && (
          <div>
            <dt>Documents</dt>
            <dd>{documents.map(({ fileName }) => fileName).join(', ')}</dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
