import type { Profile } from '@evenshift/contract/model/profile/profile'
import { sentenceOf } from '#web/api/surface'
import { RemovedNote } from '#web/areas/seeker/profile/RemovedNote'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { useRemoval } from '#web/areas/seeker/profile/useRemoval'
import { seeker } from '#web/shared/calls/seeker'
import { PictureCard } from '#web/shared/uploads/PictureCard'
import { useSquareUpload } from '#web/shared/uploads/useSquareUpload'
import { Card } from '#web/ui/page/Card'
import { MonogramTile } from '#web/ui/display/MonogramTile'

/** The photo: chosen, cut to a square, replaced, deleted. */
export function AvatarCard({ profile: { firstName, lastName, avatar } }: { readonly profile: Profile }) {
  const sending = useSquareUpload(seeker, 'avatar', 'fill')
  const change = useProfileChange({ meta: { ownErrors: true }, onError: (error) => sending.setFault(sentenceOf(error)) })
  const { isGoing, begin, undo, button } = useRemoval(() => change.mutateAsync({ avatar: null }))
  if (isGoing)
    return (
      <Card label="Your photo">
        <RemovedNote what="Your photo" onUndo={undo} />
      </Card>
    )
  return (
    <PictureCard
      title="Your photo"
      tile={<MonogramTile name={`${firstName} ${lastName}`} src={avatar} size="large" round />}
      hint="Optional. Employers see it wherever they see your name."
      purpose="avatar"
      add="Add a photo"
      isThere={avatar !== null}
      sending={sending}
      isSaving={change.isPending}
      onPicture={(key) => change.mutate({ avatar: key })}
      onDelete={begin}
      deleteRef={button}
    />
  )
}
