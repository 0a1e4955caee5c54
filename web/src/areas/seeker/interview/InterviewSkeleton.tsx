import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { Columns, Rows } from '#web/ui/page/Columns'
import { words } from '#web/areas/seeker/interview/words'

/** The overview in grey while the interview loads. */
export function InterviewSkeleton() {
  return (
    <div role="status" aria-label={words.loadingTheInterview}>
      <Columns kind="side">
        <Rows>
          <Bone width="70%" height={40} />
          <Card as="div">
            <Bone width="40%" height={22} />
            <Bone height={48} />
            <Bone height={48} />
            <Bone height={48} />
          </Card>
        </Rows>
        <Rows>
          <Card as="div">
            <Bone width="50%" height={20} />
            <Bone height={16} />
            <Bone height={16} />
            <Bone width="70%" height={16} />
          </Card>
        </Rows>
      </Columns>
    </div>
  )
}
