import { Button, type ButtonProps, FileButton } from '@mantine/core'
import { acceptedFiles } from '#web/shared/recorder/codecs'
import type { RecordingKind } from '#web/shared/recorder/kind'
import { words } from '#web/shared/recorder/devices/words'

interface FilePickProps extends ButtonProps {
  readonly kind: RecordingKind
  readonly onFile: (file: File) => void
}

/** A recording that was made elsewhere. */
export function FilePick({ kind, onFile, ...button }: FilePickProps) {
  return (
    <FileButton accept={acceptedFiles[kind]} onChange={(file) => file && onFile(file)}>
      {(props) => (
        <Button variant="subtle" {...button} {...props}>
          {words.uploadAFileInstead}
        </Button>
      )}
    </FileButton>
  )
}
