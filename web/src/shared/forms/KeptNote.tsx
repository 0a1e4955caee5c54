import { Button } from '@mantine/core'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/shared/forms/words'

interface KeptNoteProps {
  /** What it still waits for: "saved", "sent". */
  readonly not: string
  readonly onDiscard: () => void
}

/** What was written last time stands in the form again. */
export function KeptNote({ not, onDiscard }: KeptNoteProps) {
  return (
    <Note>
      <p>{words.keptWhatYoudTyped(not)}</p>
      <Button variant="default" mt={8} onClick={onDiscard}>
        {words.discardIt}
      </Button>
    </Note>
  )
}
