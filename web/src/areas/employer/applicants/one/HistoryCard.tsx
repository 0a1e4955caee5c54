import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { historyLines } from '#web/areas/employer/applicants/one/history-lines'
import { History } from '#web/ui/display/Timeline'
import { useNow } from '#web/shared/words/useNow'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/applicants/one/words'

/** What happened so far, and what is due. */
export function HistoryCard({ application }: { readonly application: EmployerApplicationDetail }) {
  const now = useNow()
  return (
    <Card label={words.soFar}>
      <h2>{words.soFar}</h2>
      <History rows={historyLines(application, now)} />
    </Card>
  )
}
