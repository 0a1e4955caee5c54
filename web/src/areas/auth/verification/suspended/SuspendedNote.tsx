import { Note } from '#web/ui/display/Note'
import { Card, CardText } from '#web/ui/page/Card'

/** Why, and what can be done about it. */
export const SuspendedNote = ({ reason }: { readonly reason: string | null }) => (
  <Card label="Why">
    <h2>Why</h2>
    {reason && <Note kind="bad">{reason}</Note>}
    <CardText>Think this is wrong? Appeal, and someone else looks again. This page updates on its own.</CardText>
  </Card>
)
