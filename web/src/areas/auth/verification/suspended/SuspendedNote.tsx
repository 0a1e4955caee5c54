import { Note } from '#web/ui/display/Note'
import { Card, CardText } from '#web/ui/page/Card'
import { words } from '#web/areas/auth/verification/suspended/words'

/** Why, and what can be done about it. */
export const SuspendedNote = ({ reason }: { readonly reason: string | null }) => (
  <Card label={words.why}>
    <h2>{words.why}</h2>
    {reason && <Note kind="bad">{reason}</Note>}
    <CardText>{words.thinkWrongAppealSomeone}</CardText>
  </Card>
)
