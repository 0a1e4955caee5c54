import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { PictureButton } from '#web/shared/uploads/PictureButton'
import { UploadStatus } from '#web/shared/uploads/UploadStatus'
import type { useSquareUpload } from '#web/shared/uploads/useSquareUpload'
import { words as sentences } from '#web/shared/uploads/words'
import styles from './PictureChoice.module.css'

export interface PictureChoiceProps {
  /** What the picture is called while it is sent. */
  readonly title: string
  /** The picture as it is seen elsewhere. */
  readonly tile: ReactNode
  /** What stands beside it. */
  readonly words: ReactNode
  readonly purpose: 'avatar' | 'logo'
  /** On the button while there is no picture. */
  readonly add: string
  readonly isThere: boolean
  readonly sending: ReturnType<typeof useSquareUpload>
  readonly isSaving: boolean
  /** The key of a picture that arrived. */
  readonly onPicture: (key: string) => void
  readonly onDelete: () => void
  readonly deleteRef?: Ref<HTMLButtonElement> | undefined
}

/** One picture of somebody: added, replaced, deleted. */
export function PictureChoice(props: PictureChoiceProps) {
  const { title, tile, words, purpose, add, isThere, sending, isSaving, onPicture, onDelete, deleteRef } = props
  const take = async ([file]: readonly File[]) => {
    const key = file ? await sending.send(file) : null
    if (key !== null) onPicture(key)
  }
  return (
    <>
      <div className={styles.head}>
        {tile}
        <div className={styles.words}>{words}</div>
      </div>
      {sending.fault !== null && (
        <p className={styles.fault} role="alert">
          {sending.fault}
        </p>
      )}
      <UploadStatus name={title.toLowerCase()} upload={sending.upload} onCancel={sending.upload.cancel} />
      <div className={styles.buttons}>
        <PictureButton purpose={purpose} label={isThere ? sentences.replace : add} busy={isSaving} onFiles={(files) => void take(files)} />
        {isThere && (
          <Button
            ref={deleteRef}
            variant="outline"
            color="danger"
            leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
            onClick={onDelete}
          >
            {sentences.delete}
          </Button>
        )}
      </div>
    </>
  )
}
