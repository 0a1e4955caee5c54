import { Button } from '@mantine/core'
import { IconPhoto, IconRefresh } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { OwnPlayer } from '#web/shared/recorder/review/OwnPlayer'
import { TrimRange } from '#web/shared/recorder/review/TrimRange'
import { type LiveStill, middleStill } from '#web/shared/recorder/review/live-stills'
import type { Recording, RecordingKind } from '#web/shared/recorder/kind'
import { prepare } from '#web/shared/recorder/review/prepare'
import { stillAt, stillOf } from '#web/shared/recorder/review/still'
import { clockOf, lengthOf } from '#web/shared/recorder/time-words'
import { useObjectUrl } from '#web/shared/recorder/review/useObjectUrl'
import { Card } from '#web/ui/page/Card'
import { Columns, Rows } from '#web/ui/page/Columns'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/shared/recorder/review/words'
import styles from './Review.module.css'

/** Less than a cut that anybody sees. */
const NEAR_SECONDS = 0.1

interface ReviewProps {
  readonly kind: RecordingKind
  readonly maxSeconds: number
  readonly recording: Recording
  /** Of the camera, while it was recorded; none of a file. */
  readonly stills: readonly LiveStill[]
  readonly isFile: boolean
  readonly onRecorded: (blob: Blob, seconds: number, poster?: Blob) => void
  readonly onAgain: () => void
}

/** Look at it, cut its ends, choose its still; then it is used or recorded again. */
export function Review({ kind, maxSeconds, recording, stills, isFile, onRecorded, onAgain }: ReviewProps) {
  const { blob, seconds } = recording
  const url = useObjectUrl(blob)
  const player = useRef<HTMLVideoElement>(null)
  const [range, setRange] = useState({ start: 0, end: Math.min(seconds, maxSeconds) })
  const [chosen, setChosen] = useState<LiveStill | null>(null)
  const [work, setWork] = useState<'none' | 'busy' | 'failed' | 'unshown'>('none')
  const { start, end } = range
  const still = (chosen ?? middleStill(stills, range))?.picture
  const poster = useObjectUrl(still)

  const use = async () => {
    setWork('busy')
    try {
      const isCut = start > NEAR_SECONDS || end < seconds - NEAR_SECONDS
      const used = isCut ? await prepare(blob, range) : recording
      const shown = still ?? (player.current ? await stillAt(player.current, (start + end) / 2) : undefined)
      onRecorded(used.blob, used.seconds, shown)
    } catch {
      setWork('failed')
    }
  }
  const choose = async () => {
    if (!player.current) return
    const at = player.current.currentTime
    const picture = await stillOf(player.current)
    if (picture) setChosen({ at, picture })
  }
  return (
    <Columns kind="side">
      <OwnPlayer {...{ kind, url, poster, range }} playerRef={player} onError={() => setWork('unshown')} />
      <Rows>
        <Card label={words.preview}>
          <h3 tabIndex={-1}>{words.happyWithIt}</h3>
          <p className={styles.small}>{words.nothingsBeenSentYet}</p>
          {work === 'unshown' && <Note kind="warning">{words.browserCantPlayFile}</Note>}
          <TrimRange range={range} seconds={seconds} maxSeconds={maxSeconds} onChange={setRange} />
          {kind === 'video' && work !== 'unshown' && (
            <div className={styles.still}>
              <Button variant="default" leftSection={<IconPhoto size={18} stroke={1.75} aria-hidden />} onClick={() => void choose()}>
                {words.useMomentStill}
              </Button>
              <p className={styles.small} role="status">
                {chosen === null ? words.elseStillComesMiddle : words.theStillComesFrom(clockOf(chosen.at))}
              </p>
            </div>
          )}
        </Card>
        {work === 'failed' && (
          <Note kind="bad" spoken>
            {words.couldntCutThereMove}
          </Note>
        )}
        <Button size="lg" loading={work === 'busy'} onClick={() => void use()}>
          {words.useThisRecording(lengthOf(end - start))}
        </Button>
        <Button variant="default" leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />} onClick={onAgain}>
          {isFile ? words.chooseAgainOrRecord : words.recordAgain}
        </Button>
      </Rows>
    </Columns>
  )
}
