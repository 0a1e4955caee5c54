import type { Profile } from '@evenshift/contract/model/profile/profile'
import { sentenceOf } from '#web/api/surface'
import { RemovedNote } from '#web/areas/seeker/profile/RemovedNote'
import type { SectionProps } from '#web/areas/seeker/profile/SectionSheet'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { useRemoval } from '#web/areas/seeker/profile/useRemoval'
import { words } from '#web/areas/seeker/profile/words'
import { seeker } from '#web/shared/calls/seeker'
import { PictureChoice } from '#web/shared/uploads/PictureChoice'
import { useSquareUpload } from '#web/shared/uploads/useSquareUpload'
import { Sheet } from '#web/ui/dialog/Sheet'
import { MonogramTile } from '#web/ui/display/MonogramTile'

interface PhotoSheetProps extends SectionProps {
  readonly profile: Profile
}

/** The photo: chosen, cut to a square, replaced, deleted; each is saved as it happens. */
export function PhotoSheet({ profile: { firstName, lastName, avatar }, onClose }: PhotoSheetProps) {
  const sending = useSquareUpload(seeker, 'avatar', 'fill')
  const change = useProfileChange({ meta: { ownErrors: true }, onError: (error) => sending.setFault(sentenceOf(error)) })
  const { isGoing, begin, undo, button } = useRemoval(() => change.mutateAsync({ avatar: null }))
  const { title, hint, add } = words.photo
  return (
    <Sheet opened atSide="drawer" title={title} unsaved={false} busy={change.isPending} onClose={onClose}>
      {isGoing ? (
        <RemovedNote what={title} onUndo={undo} />
      ) : (
        <PictureChoice
          title={title}
          tile={<MonogramTile name={`${firstName} ${lastName}`} src={avatar} size="large" round />}
          words={<p>{hint}</p>}
          purpose="avatar"
          add={add}
          isThere={avatar !== null}
          sending={sending}
          isSaving={change.isPending}
          onPicture={(key) => change.mutate({ avatar: key })}
          onDelete={begin}
          deleteRef={button}
        />
      )}
    </Sheet>
  )
}
