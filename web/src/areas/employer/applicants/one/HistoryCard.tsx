import type { EmployerApplicationDetail } from '@evenshift/contract/model/employer-application'
import { historyLines } from '#web/areas/employer/applicants/one/history-lines'
import { Card } from '#web/ui/page/Card'
import { History } from '#web/ui/display/Timeline'

export function HistoryCard({ application }: { readonly application: EmployerApplicationDetail }) {
  return (
    <Card label="So far">
      <h2>So far</h2>
      <History rows={historyLines(application)} />
    </Card>
  )
}
