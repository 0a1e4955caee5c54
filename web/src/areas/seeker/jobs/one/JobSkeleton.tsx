import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { Columns, Rows } from '#web/ui/page/Columns'
import { words } from '#web/areas/seeker/jobs/one/words'

/** A job's page in grey while it loads. */
export function JobSkeleton() {
  return (
    <div role="status" aria-label={words.loadingTheJob}>
      <Columns kind="side">
        <Rows>
          <Bone width="60%" height={40} />
          <Bone width="40%" height={18} />
          <Card>
            <Bone width="45%" height={24} />
            <Bone height={220} radius={12} />
          </Card>
        </Rows>
        <Rows>
          <Bone height={52} radius={12} />
          <Card>
            <Bone width="50%" height={36} />
            <Bone height={16} />
            <Bone height={16} />
            <Bone height={16} />
          </Card>
        </Rows>
      </Columns>
    </div>
  )
}
