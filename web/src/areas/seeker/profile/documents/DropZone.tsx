import { uploadRules } from '@evenshift/contract/states/upload'
import { Button, FileButton } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useFileDrop } from '#web/areas/seeker/profile/documents/useFileDrop'
import styles from './Documents.module.css'

const accepted = [...uploadRules.document.types, '.pdf', '.doc', '.docx', '.jpg', '.jpeg', '.png'].join(',')

/** Takes files that are dropped or chosen, several at once. */
export function DropZone({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const { isOver, zone } = useFileDrop(onFiles)
  return (
    <div ref={zone} className={styles.zone} role="group" aria-label="Add files" data-over={isOver || undefined}>
      <IconFileUpload size={28} stroke={1.75} aria-hidden />
      <p className={styles.dropHere}>Drop files here, or</p>
      <FileButton multiple accept={accepted} onChange={onFiles}>
        {(props) => (
          <Button variant="light" {...props}>
            Choose files
          </Button>
        )}
      </FileButton>
      <p className={styles.facts}>PDF, Word, JPEG or PNG, up to 10 MB each</p>
      <p className={styles.facts}>
        We remove author names, photo locations and Word comments before employers see your files. Tracked changes, comments in a PDF, .doc
        files and signed files stay as they are.
      </p>
    </div>
  )
}
