import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { CutOff } from '#web/shared/recorder/review/cut-off'
import { DeviceCheck } from '#web/shared/recorder/devices/DeviceCheck'
import { DeviceHelp } from '#web/shared/recorder/devices/DeviceHelp'
import { RecordingStage } from '#web/shared/recorder/stage/RecordingStage'
import { Review } from '#web/shared/recorder/review/Review'
import type { LiveStill } from '#web/shared/recorder/review/live-stills'
import type { Recording, RecordingKind, Topics } from '#web/shared/recorder/kind'
import { prepare } from '#web/shared/recorder/review/prepare'
import { UnshownPicture } from '#web/shared/recorder/review/shown'
import { useDevices } from '#web/shared/recorder/devices/useDevices'
import { Bone } from '#web/ui/page/Bone'
import { FocusPlace } from '#web/ui/page/FocusPlace'
import { Note } from '#web/ui/display/Note'
import { useUnsaved } from '#web/ui/unsaved/useUnsaved'
import { words } from '#web/shared/recorder/words'
import styles from './Recorder.module.css'

export interface RecorderProps {
  readonly kind: RecordingKind
  readonly maxSeconds: number
  /** So long it goes on past that, to finish a sentence. */
  readonly graceSeconds?: number
  /** A recording that the person wants to use, with a still of it where it has a picture. */
  readonly onRecorded: (blob: Blob, seconds: number, poster?: Blob) => void
  readonly onLeave: () => void
  /** Nothing of it is kept, so nothing is asked before it is lost. */
  readonly isPractice?: boolean
  readonly topics?: Topics
  /** Told whether there is a camera, once that is known. */
  readonly onCamera?: (found: boolean) => void
}

type Phase =
  | { readonly at: 'check'; readonly fault: string | null }
  | { readonly at: 'recording'; readonly stream: MediaStream; readonly take: number }
  | { readonly at: 'preparing' }
  | { readonly at: 'review'; readonly recording: Recording; readonly stills: readonly LiveStill[]; readonly isFile: boolean }
const start: Phase = { at: 'check', fault: null }
const unshown = words.browserCantShowPicture
const cutOff = words.endRecordingMissingWasnt
const unreadable = {
  recorded: words.recordingDidntWorkWasnt,
  chosen: words.couldntReadFileChoose,
} as const

function faultOf(error: unknown): string | null {
  if (error instanceof UnshownPicture) return unshown
  return error instanceof CutOff ? cutOff : null
}

/** From the device check to a recording that the person has looked at. Devices are on in the check and while recording, never else. */
export function Recorder({ kind, maxSeconds, graceSeconds = 0, onRecorded, onLeave, isPractice = false, topics, onCamera }: RecorderProps) {
  const inAll = maxSeconds + graceSeconds
  const [phase, setPhase] = useState(start)
  const devices = useDevices(kind, phase.at === 'check' || phase.at === 'recording')
  const tellCamera = useEffectEvent((found: boolean) => onCamera?.(found))
  const { leave, question } = useUnsaved({ unsaved: phase.at !== 'check' && !isPractice, lost: words.yourRecording, busy: false })
  const found = kind === 'audio' ? null : devices.stream ? true : devices.fault === 'no_camera' ? false : null
  useEffect(() => {
    if (found !== null) tellCamera(found)
  }, [found])

  const look = async (source: Blob, origin: 'recorded' | 'chosen', stills: readonly LiveStill[] = []) => {
    setPhase({ at: 'preparing' })
    try {
      const recording = await prepare(source, origin === 'recorded' ? { start: 0, end: inAll } : undefined)
      setPhase({ at: 'review', recording, stills, isFile: origin === 'chosen' })
    } catch (error) {
      setPhase({ at: 'check', fault: faultOf(error) ?? unreadable[origin] })
    }
  }
  const again = () => setPhase(start)
  const pick = (file: File) => void look(file, 'chosen')

  return (
    <FocusPlace at={phase.at} label={words.recorder}>
      <Button
        variant="subtle"
        className={styles.back ?? ''}
        leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
        onClick={() => leave(onLeave)}
      >
        {words.back}
      </Button>
      {phase.at === 'check' && phase.fault && (
        <Note kind="bad" spoken>
          {phase.fault}
        </Note>
      )}
      {phase.at === 'check' && devices.fault && <DeviceHelp kind={kind} fault={devices.fault} onRetry={devices.retry} onFile={pick} />}
      {phase.at === 'check' && !devices.fault && (
        <DeviceCheck
          {...{ kind, maxSeconds, graceSeconds, devices, topics }}
          onStart={(stream) => setPhase({ at: 'recording', stream, take: 0 })}
          onFile={pick}
        />
      )}
      {phase.at === 'recording' && (
        <RecordingStage
          key={phase.take}
          {...{ kind, maxSeconds, graceSeconds, topics }}
          stream={phase.stream}
          onAgain={() => setPhase({ ...phase, take: phase.take + 1 })}
          onLeave={again}
          onEnd={(blob, stills) => void look(blob, 'recorded', stills)}
        />
      )}
      {phase.at === 'preparing' && (
        <div role="status" aria-label={words.preparingYourRecording}>
          <Bone height={300} radius={18} />
        </div>
      )}
      {phase.at === 'review' && (
        <Review
          {...{ kind, onRecorded }}
          maxSeconds={inAll}
          recording={phase.recording}
          stills={phase.stills}
          isFile={phase.isFile}
          onAgain={again}
        />
      )}
      {question}
    </FocusPlace>
  )
}
