import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'

/** A card whose choices are on their way, in pixels as tall below its heading as it will be, so that nothing moves when they come. */
export const CardSkeleton = ({ title, height }: { readonly title: string; readonly height: number }) => (
  <Card label={title}>
    <h2>{title}</h2>
    <div aria-hidden="true">
      <Bone height={height} />
    </div>
  </Card>
)
