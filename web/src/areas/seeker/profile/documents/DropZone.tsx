import { uploadRules } from '@evenshift/contract/states/upload'
import { Button, FileButton } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useFileDrop } from '#web/areas/seeker/profile/documents/useFileDrop'
import { words } from '#web/areas/seeker/profile/documents/words'
import { Fold } from '#web/ui/page/Fold'
import styles from './Documents.module.css'

const accepted = [...uploadRules.document.types, '.pdf', '.doc', '.docx', '.jpg', '.jpeg', '.png'].join(',')

/** Takes files that are dropped or chosen, several at once. */
export function DropZone({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const { isOver, zone } = useFileDrop(onFiles)
  return (
    <div ref={zone} className={styles.zone} role="group" aria-label={words.add.zone} data-over={isOver || undefined}>
      <IconFileUpload size={28} stroke={1.75} aria-hidden />
      <p className={styles.dropHere}>{words.add.drop}</p>
      <FileButton multiple accept={accepted} onChange={onFiles}>
        {(props) => (
          <Button variant="light" {...props}>
            {words.add.choose}
          </Button>
        )}
      </FileButton>
      <p className={styles.facts}>{words.add.types}</p>
      <Fold title={words.add.whatWeRemove} isOpen={false}>
        <p className={styles.facts}>{words.add.cleaned}</p>
      </Fold>
    </div>
  )
}
