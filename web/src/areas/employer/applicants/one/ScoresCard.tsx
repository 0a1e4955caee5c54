import type { EmployerApplicationDetail } from '@evenshift/contract/model/employer-application'
import { Scores } from '#web/areas/employer/applicants/one/Scores'
import { Card } from '#web/ui/page/Card'

export function ScoresCard({ application }: { readonly application: EmployerApplicationDetail }) {
  return (
    <Card label="Scores">
      <h2>Scores</h2>
      <Scores application={application} />
    </Card>
  )
}
