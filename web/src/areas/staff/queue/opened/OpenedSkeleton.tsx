import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'

/** The shape of a case, a person or a job: who it is about, and what there is to know. */
export function OpenedSkeleton() {
  return (
    <Card>
      <Bone height={26} width="46%" />
      <Bone height={18} width="70%" />
      <Bone height={220} />
    </Card>
  )
}
