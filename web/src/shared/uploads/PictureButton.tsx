import { type UploadPurpose, uploadRules } from '@evenshift/contract/states/upload'
import { Button, FileButton } from '@mantine/core'
import { IconPhotoUp } from '@tabler/icons-react'

interface PictureButtonProps {
  readonly purpose: UploadPurpose
  readonly label: string
  readonly busy?: boolean
  /** Whether several may be chosen at once. */
  readonly several?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Chooses pictures of the device. */
export function PictureButton({ purpose, label, busy = false, several = false, onFiles }: PictureButtonProps) {
  const take = (files: File | File[] | null) => files && onFiles(Array.isArray(files) ? files : [files])
  return (
    <FileButton accept={uploadRules[purpose].types.join(',')} multiple={several} onChange={take}>
      {(props) => (
        <Button variant="light" leftSection={<IconPhotoUp size={18} stroke={1.75} aria-hidden />} loading={busy} {...props}>
          {label}
        </Button>
      )}
    </FileButton>
  )
}
