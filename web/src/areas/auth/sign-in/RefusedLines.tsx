import frame from '../AuthFrame.module.css'

/** What was refused and belongs to no field, in words; lighter than a note, as signing in must be. */
export function RefusedLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    lines.length > 0 && (
      <p role="alert" className={frame.refused}>
        {lines.join(' ')}
      </p>
    )
  )
}
