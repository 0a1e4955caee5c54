import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { Messages } from '#web/areas/employer/messages/Messages'
import { mayWriteTo } from '#web/areas/employer/messages/may-write'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/applicants/one/words'

/** The conversation on the applicant's page; nothing where nobody may write and nobody did. */
export function MessagesCard({ application }: { readonly application: EmployerApplicationDetail }) {
  if (application.messages.length === 0 && !mayWriteTo(application)) return null
  return (
    <Card label={words.messages}>
      <h2>{words.messages}</h2>
      <Messages application={application} isTitled />
    </Card>
  )
}
