import type { Profile } from '@evenshift/contract/model/profile/profile'
import { Button } from '@mantine/core'
import { IconTrash, IconVideo } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { RemovedNote } from '#web/areas/seeker/profile/RemovedNote'
import { CaptionsForm } from '#web/areas/seeker/profile/biovideo/CaptionsForm'
import { PrivacyCard } from '#web/areas/seeker/profile/biovideo/PrivacyCard'
import { words } from '#web/areas/seeker/profile/biovideo/words'
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
  const player = useRef<HTMLMediaElement>(null)
  const change = useProfileChange()
  const { isGoing, begin, undo, button } = useRemoval(() => change.mutateAsync({ bioVideo: null }))
  if (isGoing)
    return (
      <Card label={words.title}>
        <RemovedNote what={words.title} onUndo={undo} />
      </Card>
    )
  return (
    <Columns kind="side">
      <Rows>
        <Card label={words.title}>
          <h2 tabIndex={-1}>{words.title}</h2>
          <VideoPlayer
            video={video}
            label={words.title}
            playerRef={player}
            onExpired={() => void cache.invalidateQueries({ queryKey: ['seeker', 'profileDetails'] })}
          />
          <p className={styles.small}>{words.lasts(lengthOf(video.seconds))}</p>
          <div className={styles.buttons}>
            <Button variant="default" leftSection={<IconVideo size={18} stroke={1.75} aria-hidden />} onClick={onReplace}>
              {words.replace}
            </Button>
            <Button
              ref={button}
              variant="outline"
              color="danger"
              leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
              onClick={begin}
            >
              {words.delete}
            </Button>
          </div>
        </Card>
      </Rows>
      <Rows>
        <CaptionsForm captions={video.captions ?? ''} seconds={video.seconds} player={player} />
        <PrivacyCard />
      </Rows>
    </Columns>
  )
}
