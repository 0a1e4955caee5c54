import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { Messages } from '#web/areas/seeker/messages/Messages'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/seeker/applications/one/words'

/** The conversation on the page of its application; nothing where nobody may write and nobody did. */
export function MessagesCard({ application }: { readonly application: ApplicationDetail }) {
  if (application.messages.length === 0 && !application.mayMessage) return null
  return (
    <Card label={words.messages}>
      <h2>{words.messages}</h2>
      <Messages application={application} isTitled />
    </Card>
  )
}
