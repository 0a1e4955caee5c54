import type { Limit } from '#web/areas/employer/plan/limit/useLimit'
import { Note } from '#web/ui/display/Note'
import { LinkButton } from '#web/ui/page/LinkButton'
import { words } from '#web/areas/employer/plan/limit/words'

interface LimitNoteProps {
  /** What was refused and belongs to no field. */
  readonly lines: readonly string[]
  readonly limit: Limit
}

/** A form's refusal, with the way to the plan's prompt where the plan is why; nothing where there is nothing to say. */
export function LimitNote({ lines, limit }: LimitNoteProps) {
  if (lines.length === 0) return null
  return (
    <Note kind="bad" spoken>
      {lines.join(' ')} {limit.isMet && <LinkButton onClick={() => limit.open()}>{words.seeYourOptions}</LinkButton>}
    </Note>
  )
}
