import type { ProfileDocument } from '@evenshift/contract/model/profile/profile'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { sentenceOf } from '#web/api/surface'
import { type DocumentKind, kindWords } from '#web/areas/seeker/profile/documents/kind-words'
import { useDocumentChange } from '#web/areas/seeker/profile/documents/useDocumentChange'
import { words } from '#web/areas/seeker/profile/documents/words'
import { seeker } from '#web/shared/calls/seeker'
import { UploadStatus } from '#web/shared/uploads/UploadStatus'
import { useUpload } from '#web/shared/uploads/useUpload'
import { fileSize } from '#web/shared/words/file-size'
import styles from './Documents.module.css'

interface NewRowProps {
  readonly file: File
  readonly kind: DocumentKind
  /** The id of the document whose place it takes. */
  readonly replaces?: string
  /** It is a document of the profile now. */
  readonly onAdded: (document: ProfileDocument) => void
  readonly onClose: () => void
}

/** A file on its way to become a document; what speaks against it stands beside it. */
export function NewRow({ file, kind, replaces, onAdded, onClose }: NewRowProps) {
  const upload = useUpload(seeker, 'document')
  const { add } = useDocumentChange()
  const adding = useMutation({
    mutationFn: (key: string) => add(key, kind, replaces),
    meta: { ownErrors: true },
    onSuccess: onAdded,
  })
  const begin = useEffectEvent(() => {
    void upload.start({ file, fileName: file.name }).then((key) => key !== null && adding.mutate(key))
  })
  useEffect(() => begin(), [file])
  return (
    <div className={styles.adding}>
      <p className={styles.name}>{file.name}</p>
      <p className={styles.facts}>
        {kindWords[kind]} · {fileSize(file.size)}
      </p>
      {!adding.error ? (
        <UploadStatus name={file.name} upload={upload} onCancel={onClose} />
      ) : (
        <>
          <p className={styles.fault} role="alert">
            {sentenceOf(adding.error)}
          </p>
          <Button variant="subtle" className={styles.close ?? ''} onClick={onClose}>
            {words.add.close}
          </Button>
        </>
      )}
    </div>
  )
}
