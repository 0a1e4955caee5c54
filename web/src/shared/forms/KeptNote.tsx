import { Button } from '@mantine/core'
import { Note } from '#web/ui/display/Note'

interface KeptNoteProps {
  /** What it still waits for: "saved", "sent". */
  readonly not: string
  readonly onDiscard: () => void
}

/** What was written last time stands in the form again. */
export function KeptNote({ not, onDiscard }: KeptNoteProps) {
  return (
    <Note>
      <p>What you wrote last time and had not {not} is here again.</p>
      <Button variant="default" mt={8} onClick={onDiscard}>
        Leave it out
      </Button>
    </Note>
  )
}
