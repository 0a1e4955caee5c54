import { Button } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { sentenceOf } from '#web/api/surface'
import { usePictures } from '#web/areas/employer/company/usePictures'
import { words } from '#web/areas/employer/company/words'
import { employer } from '#web/shared/calls/employer'
import { UploadStatus } from '#web/shared/uploads/UploadStatus'
import { useUpload } from '#web/shared/uploads/useUpload'
import styles from './CompanyPage.module.css'

interface NewPhotoProps {
  readonly file: File
  /** It is one of the company's photos now, or was given up. */
  readonly onEnd: () => void
}

/** A photo on its way; what speaks against it stands beside its name. */
export function NewPhoto({ file, onEnd }: NewPhotoProps) {
  const upload = useUpload(employer, 'workplace_photo')
  const pictures = usePictures()
  const begin = useEffectEvent(async () => {
    const key = await upload.start({ file, fileName: file.name })
    if (key !== null) pictures.mutate((photos) => ({ photos: [...photos, key] }), { onSuccess: onEnd })
  })
  useEffect(() => void begin(), [file])
  return (
    <li className={styles.adding}>
      <p>{file.name}</p>
      {!pictures.error ? (
        <UploadStatus name={file.name} upload={upload} onCancel={onEnd} />
      ) : (
        <>
          <p className={styles.fault} role="alert">
            {sentenceOf(pictures.error)}
          </p>
          <Button variant="subtle" onClick={onEnd}>
            {words.photos.close}
          </Button>
        </>
      )}
    </li>
  )
}
