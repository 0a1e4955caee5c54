import type { Profile } from '@evenshift/contract/model/profile/profile'
import { uploadRules } from '@evenshift/contract/states/upload'
import { Button, FileButton } from '@mantine/core'
import { IconPhotoUp, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { sentenceOf } from '#web/api/surface'
import { RemovedNote } from '#web/areas/seeker/profile/RemovedNote'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { useRemoval } from '#web/areas/seeker/profile/useRemoval'
import { seeker } from '#web/shared/calls/seeker'
import { UploadStatus } from '#web/shared/uploads/UploadStatus'
import { squarePicture } from '#web/shared/uploads/square-picture'
import { useUpload } from '#web/shared/uploads/useUpload'
import { Card } from '#web/ui/page/Card'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import styles from './Profile.module.css'

/** The photo: chosen, cut to a square, replaced, deleted. */
export function AvatarCard({ profile: { firstName, lastName, avatar } }: { readonly profile: Profile }) {
  const upload = useUpload(seeker, 'avatar')
  const [fault, setFault] = useState<string | null>(null)
  const change = useProfileChange({ meta: { ownErrors: true }, onError: (error) => setFault(sentenceOf(error)) })
  const { isGoing, begin, undo, button } = useRemoval(() => change.mutateAsync({ avatar: null }))
  const take = async (file: File | null) => {
    if (!file) return
    setFault(null)
    const cut = await squarePicture('avatar', file, 'fill')
    if ('fault' in cut) return setFault(cut.fault)
    const key = await upload.start({ file: cut.square, fileName: file.name })
    if (key !== null) change.mutate({ avatar: key })
  }
  if (isGoing)
    return (
      <Card label="Your photo">
        <RemovedNote what="Your photo" onUndo={undo} />
      </Card>
    )
  return (
    <Card label="Your photo">
      <div className={styles.photo}>
        <MonogramTile name={`${firstName} ${lastName}`} src={avatar} size="large" round />
        <div className={styles.photoWords}>
          <h2>Your photo</h2>
          <p className={styles.small}>If you like. Employers see it in your applications where they see your name.</p>
        </div>
      </div>
      {fault !== null && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <UploadStatus name="your photo" upload={upload} onCancel={upload.cancel} />
      <div className={styles.buttons}>
        <FileButton accept={uploadRules.avatar.types.join(',')} onChange={(file) => void take(file)}>
          {(props) => (
            <Button variant="light" leftSection={<IconPhotoUp size={18} stroke={1.75} aria-hidden />} loading={change.isPending} {...props}>
              {avatar === null ? 'Add a photo' : 'Replace it'}
            </Button>
          )}
        </FileButton>
        {avatar !== null && (
          <Button
            ref={button}
            variant="outline"
            color="danger"
            leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
            onClick={begin}
          >
            Delete it
          </Button>
        )}
      </div>
    </Card>
  )
}
