import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { historyLines } from '#web/areas/seeker/applications/one/history-lines'
import { Card } from '#web/ui/page/Card'
import { History } from '#web/ui/display/Timeline'
import { words } from '#web/areas/seeker/applications/one/words'

/** Everything that happened, newest last. */
export function HistoryCard({ application }: { readonly application: ApplicationDetail }) {
  return (
    <Card>
      <h3>{words.whatHappened}</h3>
      <History rows={historyLines(application)} />
    </Card>
  )
}
