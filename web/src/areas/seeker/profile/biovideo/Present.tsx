import type { Profile } from '@evenshift/contract/model/profile/profile'
import { Button } from '@mantine/core'
import { IconTrash, IconVideo } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { RemovedNote } from '#web/areas/seeker/profile/RemovedNote'
import { CaptionsForm } from '#web/areas/seeker/profile/biovideo/CaptionsForm'
import { PrivacyCard } from '#web/areas/seeker/profile/biovideo/PrivacyCard'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { useRemoval } from '#web/areas/seeker/profile/useRemoval'
import { lengthOf } from '#web/shared/recorder/time-words'
import { VideoPlayer } from '#web/shared/video/VideoPlayer'
import { Card } from '#web/ui/page/Card'
import { Columns, Rows } from '#web/ui/page/Columns'
import styles from './BioVideo.module.css'

interface PresentProps {
  readonly video: NonNullable<Profile['bioVideo']>
  readonly onReplace: () => void
}

/** The bio video that there is. */
export function Present({ video, onReplace }: PresentProps) {
  const cache = useQueryClient()
  const change = useProfileChange()
  const { isGoing, begin, undo, button } = useRemoval(() => change.mutateAsync({ bioVideo: null }))
  if (isGoing)
    return (
      <Card label="Your bio video">
        <RemovedNote what="Your bio video" onUndo={undo} />
      </Card>
    )
  return (
    <Columns kind="side">
      <Rows>
        <Card label="Your bio video">
          <h2 tabIndex={-1}>Your bio video</h2>
          <VideoPlayer
            video={video}
            label="Your bio video"
            onExpired={() => void cache.invalidateQueries({ queryKey: ['seeker', 'profileDetails'] })}
          />
          <p className={styles.small}>It lasts {lengthOf(video.seconds)}.</p>
          <div className={styles.buttons}>
            <Button variant="default" leftSection={<IconVideo size={18} stroke={1.75} aria-hidden />} onClick={onReplace}>
              Replace
            </Button>
            <Button
              ref={button}
              variant="outline"
              color="danger"
              leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
              onClick={begin}
            >
              Delete
            </Button>
          </div>
        </Card>
      </Rows>
      <Rows>
        <CaptionsForm captions={video.captions ?? ''} />
        <PrivacyCard />
      </Rows>
    </Columns>
  )
}
