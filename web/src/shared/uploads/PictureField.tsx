import { type UploadPurpose, uploadRules } from '@evenshift/contract/states/upload'
import { Button, FileButton, Input } from '@mantine/core'
import { IconPhotoUp } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { UploadCalls } from '#web/shared/uploads/calls'
import { UploadStatus } from '#web/shared/uploads/UploadStatus'
import { fileFault } from '#web/shared/uploads/file-fault'
import { useUpload } from '#web/shared/uploads/useUpload'
import { words } from '#web/shared/uploads/words'
import styles from './PictureField.module.css'

interface PictureFieldProps<Purpose extends UploadPurpose> {
  /** The client of the side that sends the picture. */
  readonly calls: UploadCalls<Purpose>
  readonly purpose: Purpose
  readonly label?: string
  readonly description?: string
  /** What the server said of the picture. */
  readonly fault: ReactNode
  /** The key of the picture once it is ready; null while there is none. */
  readonly onPicture: (key: string | null) => void
}

/** One picture, if there is one: at first of what somebody writes about. */
export function PictureField<Purpose extends UploadPurpose>({
  calls,
  purpose,
  label = words.aPicture,
  description = words.ifHaveOneLike,
  fault,
  onPicture,
}: PictureFieldProps<Purpose>) {
  const upload = useUpload(calls, purpose)
  const [name, setName] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const forget = () => {
    upload.cancel()
    setName(null)
    onPicture(null)
  }
  const take = async (file: File | null) => {
    if (!file) return
    forget()
    const speaksAgainst = fileFault(purpose, file)
    setWrong(speaksAgainst)
    if (speaksAgainst !== null) return
    setName(file.name)
    onPicture(await upload.start({ file, fileName: file.name }))
  }
  return (
    <Input.Wrapper
      role="group"
      aria-label={label}
      labelElement="div"
      label={label}
      description={description}
      error={wrong ?? fault}
      data-error={(wrong ?? fault) ? true : undefined}
    >
      <div className={styles.picture}>
        <FileButton accept={uploadRules[purpose].types.join(',')} onChange={(file) => void take(file)}>
          {(props) => (
            <Button
              variant="light"
              className={styles.add ?? ''}
              leftSection={<IconPhotoUp size={18} stroke={1.75} aria-hidden />}
              {...props}
            >
              {name === null ? words.addAPicture : words.chooseAnotherOne}
            </Button>
          )}
        </FileButton>
        <UploadStatus name="the picture" upload={upload} onCancel={forget} />
        {upload.state === 'ready' && name !== null && <p className={styles.small}>{words.isAdded(name)}</p>}
      </div>
    </Input.Wrapper>
  )
}
