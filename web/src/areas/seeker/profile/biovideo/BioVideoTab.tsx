import { BIO_VIDEO_SECONDS } from '@evenshift/contract/constants'
import type { Profile } from '@evenshift/contract/model/profile/profile'
import { useState } from 'react'
import { Intro } from '#web/areas/seeker/profile/biovideo/Intro'
import { Present } from '#web/areas/seeker/profile/biovideo/Present'
import { UnsentVideo } from '#web/areas/seeker/profile/biovideo/UnsentVideo'
import { useCameraFound } from '#web/areas/seeker/profile/biovideo/useCameraFound'
import { useVideoRecording } from '#web/areas/seeker/profile/biovideo/useVideoRecording'
import { words } from '#web/areas/seeker/profile/biovideo/words'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { FocusPlace } from '#web/ui/page/FocusPlace'
import { SpokenTitle } from '#web/ui/page/SpokenTitle'

const Recorder = lazyPart(async () => (await import('#web/shared/recorder/Recorder')).Recorder, <PageSpinner />)

/** Sixty seconds about oneself: recorded or uploaded, looked at, kept, replaced, deleted. */
export function BioVideoTab({ profile }: { readonly profile: Profile }) {
  const [isRecording, setIsRecording] = useState(false)
  const sending = useVideoRecording(profile._id)
  const onCamera = useCameraFound(profile)
  const record = () => setIsRecording(true)
  const { bioVideo: video } = profile
  const at = sending.recording ? 'sending' : isRecording ? 'recording' : video ? 'video' : 'none'
  return (
    <FocusPlace at={at} label={words.tab}>
      {sending.recording && <UnsentVideo recording={sending.recording} of={sending} />}
      {at === 'recording' && (
        <>
          <SpokenTitle level={2}>{words.recording}</SpokenTitle>
          <Recorder
            kind="video"
            maxSeconds={BIO_VIDEO_SECONDS}
            topics={words.topics}
            onCamera={onCamera}
            onLeave={() => setIsRecording(false)}
            onRecorded={(blob, seconds, poster) => {
              setIsRecording(false)
              void sending.send({ blob, seconds, ...(poster ? { poster } : {}) })
            }}
          />
        </>
      )}
      {at === 'video' && video && <Present video={video} onReplace={record} />}
      {at === 'none' && <Intro onStart={record} />}
    </FocusPlace>
  )
}
