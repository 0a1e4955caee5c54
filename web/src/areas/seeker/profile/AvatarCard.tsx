import type { Profile } from '@evenshift/contract/model/profile/profile'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { sentenceOf } from '#web/api/surface'
import { RemovedNote } from '#web/areas/seeker/profile/RemovedNote'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { useRemoval } from '#web/areas/seeker/profile/useRemoval'
import { seeker } from '#web/shared/calls/seeker'
import { PictureButton } from '#web/shared/uploads/PictureButton'
import { UploadStatus } from '#web/shared/uploads/UploadStatus'
import { useSquareUpload } from '#web/shared/uploads/useSquareUpload'
import { Card } from '#web/ui/page/Card'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import styles from './Profile.module.css'

/** The photo: chosen, cut to a square, replaced, deleted. */
export function AvatarCard({ profile: { firstName, lastName, avatar } }: { readonly profile: Profile }) {
  const { upload, fault, setFault, send } = useSquareUpload(seeker, 'avatar', 'fill')
  const change = useProfileChange({ meta: { ownErrors: true }, onError: (error) => setFault(sentenceOf(error)) })
  const { isGoing, begin, undo, button } = useRemoval(() => change.mutateAsync({ avatar: null }))
  const take = async ([file]: readonly File[]) => {
    const key = file ? await send(file) : null
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
        <PictureButton
          purpose="avatar"
          label={avatar === null ? 'Add a photo' : 'Replace it'}
          busy={change.isPending}
          onFiles={(files) => void take(files)}
        />
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
