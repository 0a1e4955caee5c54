import { Note } from '#web/ui/display/Note'

/** What was refused and belongs to no field, in words; nothing where there is nothing to say. */
export function RefusalNote({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Note kind="bad" spoken>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Note>
  )
}
