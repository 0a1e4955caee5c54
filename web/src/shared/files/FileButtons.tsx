import type { ProfileDocument } from '@evenshift/contract/model/profile/profile'
import { Button } from '@mantine/core'
import { IconFileText, IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { FileSheet, type LinkTo } from '#web/shared/files/FileSheet'
import { words } from '#web/shared/files/words'
import styles from './FileButtons.module.css'

interface FileButtonsProps {
  readonly documents: readonly ProfileDocument[]
  readonly linkTo: LinkTo
}

/** The documents of an application, each opened with a press. */
export function FileButtons({ documents, linkTo }: FileButtonsProps) {
  const [open, setOpen] = useState<ProfileDocument | null>(null)
  return (
    <>
      <ul className={styles.files} aria-label={words.documents}>
        {documents.map((document) => {
          const Icon = document.contentType.startsWith('image/') ? IconPhoto : IconFileText
          return (
            <li key={document._id}>
              <Button
                variant="light"
                leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
                aria-label={words.open(document.fileName)}
                onClick={() => setOpen(document)}
              >
                {document.fileName}
              </Button>
            </li>
          )
        })}
      </ul>
      {open && <FileSheet document={open} linkTo={linkTo} onClose={() => setOpen(null)} />}
    </>
  )
}
