import type { ProfileDocument } from '@evenshift/contract/model/profile/profile'
import { ActionIcon, FileButton } from '@mantine/core'
import { IconEye, IconFileText, IconPhoto, IconReplace, IconTrash } from '@tabler/icons-react'
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
import { longDate } from '#web/shared/words/dates'
import { fileSize } from '#web/shared/words/file-size'
import { Chip } from '#web/ui/display/Chip'
import styles from './Documents.module.css'

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const

/** One document of the profile, and what can be done with it. */
export function DocumentRow({ document }: { readonly document: ProfileDocument }) {
  const { _id, kind, fileName, contentType, size, uploadedAt } = document
  const [isOpen, setIsOpen] = useState(false)
  const [next, setNext] = useState<File | null>(null)
  const { remove } = useDocumentChange()
  const { isGoing, begin, undo, button } = useRemoval(() =>
    remove(_id).catch((error: unknown) => notify({ kind: 'error', text: sentenceOf(error) })),
  )
  if (isGoing) return <RemovedNote what={fileName} onUndo={undo} />
  const Icon = contentType.startsWith('image/') ? IconPhoto : IconFileText
  return (
    <>
      <div className={styles.row}>
        <span className={styles.icon}>
          <Icon {...icon} />
        </span>
        <div className={styles.words}>
          <p className={styles.name}>{fileName}</p>
          <p className={styles.facts}>
            <Chip>{kindWords[kind]}</Chip> {fileSize(size)} · {longDate(uploadedAt)}
          </p>
        </div>
        <div className={styles.actions}>
          <ActionIcon aria-label={words.open(fileName)} onClick={() => setIsOpen(true)}>
            <IconEye {...icon} />
          </ActionIcon>
          <FileButton onChange={setNext}>
            {(props) => (
              <ActionIcon aria-label={words.replace(fileName)} {...props}>
                <IconReplace {...icon} />
              </ActionIcon>
            )}
          </FileButton>
          <ActionIcon ref={button} aria-label={words.delete(fileName)} color="danger" onClick={begin}>
            <IconTrash {...icon} />
          </ActionIcon>
        </div>
      </div>
      {next && <NewRow file={next} kind={kind} replaces={_id} onAdded={() => setNext(null)} onClose={() => setNext(null)} />}
      {isOpen && <FileSheet document={document} linkTo={(id) => seeker.openFile({ params: { id } })} onClose={() => setIsOpen(false)} />}
    </>
  )
}
