import type { ProfileDocument } from '@evenshift/contract/model/profile/profile'
import { Button, FileButton } from '@mantine/core'
import { IconFileText, IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { RemovedNote } from '#web/areas/seeker/profile/RemovedNote'
import { NewRow } from '#web/areas/seeker/profile/documents/NewRow'
import { kindWords } from '#web/areas/seeker/profile/documents/kind-words'
import { words } from '#web/areas/seeker/profile/documents/words'
import { useDocumentChange } from '#web/areas/seeker/profile/documents/useDocumentChange'
import { useRemoval } from '#web/areas/seeker/profile/useRemoval'
import { sentenceOf } from '#web/api/surface'
import { seeker } from '#web/shared/calls/seeker'
import { FileSheet } from '#web/shared/files/FileSheet'
import { notify } from '#web/shared/notices/notify'
import { nearDate } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { fileSize } from '#web/shared/words/file-size'
import { useNow } from '#web/shared/words/useNow'
import { Chip } from '#web/ui/display/Chip'
import styles from './Documents.module.css'

/** One document of the profile, and what can be done with it. */
export function DocumentRow({ document }: { readonly document: ProfileDocument }) {
  const { _id, kind, fileName, contentType, size, uploadedAt } = document
  const [isOpen, setIsOpen] = useState(false)
  const [next, setNext] = useState<File | null>(null)
  const { remove } = useDocumentChange()
  const now = useNow()
  const { isGoing, begin, undo, button } = useRemoval(() =>
    remove(_id).catch((error: unknown) => notify({ kind: 'error', text: sentenceOf(error) })),
  )
  if (isGoing) return <RemovedNote what={fileName} onUndo={undo} />
  const Icon = contentType.startsWith('image/') ? IconPhoto : IconFileText
  return (
    <>
      <div className={styles.row}>
        <span className={styles.icon}>
          <Icon size={22} stroke={1.75} aria-hidden />
        </span>
        <div className={styles.words}>
          <p className={styles.name}>{fileName}</p>
          <p className={styles.facts}>
            <Chip>{kindWords[kind]}</Chip> {dotted([fileSize(size), words.added(nearDate(uploadedAt, now))])}
          </p>
        </div>
        <div className={styles.actions}>
          <Button variant="subtle" aria-label={words.open(fileName)} onClick={() => setIsOpen(true)}>
            {words.openIt}
          </Button>
          <FileButton onChange={setNext}>
            {(props) => (
              <Button variant="subtle" aria-label={words.replace(fileName)} {...props}>
                {words.replaceIt}
              </Button>
            )}
          </FileButton>
          <Button variant="subtle" ref={button} aria-label={words.delete(fileName)} color="danger" onClick={begin}>
            {words.deleteIt}
          </Button>
        </div>
      </div>
      {next && <NewRow file={next} kind={kind} replaces={_id} onAdded={() => setNext(null)} onClose={() => setNext(null)} />}
      {isOpen && <FileSheet document={document} linkTo={(id) => seeker.openFile({ params: { id } })} onClose={() => setIsOpen(false)} />}
    </>
  )
}
