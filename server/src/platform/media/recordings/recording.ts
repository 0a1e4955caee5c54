import { open, stat } from 'node:fs/promises'
import { Input, MP3, MP4, OGG, QTFF, WEBM, type InputVideoTrack } from 'mediabunny'
import { fileView, isCutOff, shownUntil, type ShownUntil } from '@evenshift/contract/states/interview/recording-end'
import type { UploadFault } from '@evenshift/contract/states/upload'
import { containers, type Container, type RecordingType } from '#server/platform/media/recordings/containers'
import { CutOff } from '#server/platform/media/recordings/lanes'
import type { Incoming, MediaVerdict } from '#server/platform/media/port'
import { recordingSource } from '#server/platform/media/recordings/recording-source'
import {
  firstPlayable,
  measure,
  type ChosenSound,
  type ChosenVideo,
  type Measure,
} from '#server/platform/media/recordings/recording-tracks'
import { type RecordingParts, remux } from '#server/platform/media/recordings/remux'

const LONGEST_SIDE = 4096
/** Recorders stop a little late. */
const GRACE_SECONDS = 1

interface Found {
  readonly video: ChosenVideo | null
  readonly sound: ChosenSound | null
}

/** Copies the packets of one picture and one sound track into a clean file of the same family: all else that the file tells stays behind. */
export async function keepRecording(incoming: Incoming, type: RecordingType, keptPath: string): Promise<MediaVerdict> {
  const container = containers[type]
  const input = new Input({ formats: [MP4, QTFF, WEBM, OGG, MP3], source: recordingSource(incoming.path) })
  try {
    const withPicture = type.startsWith('video/')
    await using file = await open(incoming.path)
    const view = fileView((await file.stat()).size, async (from, to) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from), 0, to - from, from)
      return buffer.subarray(0, bytesRead)
    })
    if (await isCutOff(view, container.name)) return { fault: 'cut_off' }
    const found = await findTracks(input, container, withPicture)
    if ('fault' in found) return found
    const until = container.name === 'mp4' ? await shownUntil(view) : new Map<number, number>()
    if (until === null) return { fault: 'unknown_codec' }

    const limit = incoming.maxSeconds === null ? Infinity : incoming.maxSeconds + GRACE_SECONDS
    const parts = await measureParts(found, until, limit)
    if (parts.video === null && withPicture) return { fault: 'no_picture' }
    if (parts.sound === null && !withPicture) return { fault: 'no_sound' }
    if (parts.end - parts.start > limit) return { fault: 'too_long' }

    await remux(parts, container.output(), keptPath)
    if (!(await hasParts(keptPath, parts))) return { fault: 'unreadable' }
    const { size } = await stat(keptPath)
    const contentType = `${withPicture ? 'video' : 'audio'}/${container.name}`
    return { kept: { path: keptPath, contentType, size, seconds: toMilliseconds(parts.end - parts.start) } }
  } catch (error) {
    if (error instanceof CutOff) return { fault: 'cut_off' }
    throw error
  } finally {
    input.dispose()
  }
}

async function findTracks(input: Input, container: Container, withPicture: boolean): Promise<Found | { fault: UploadFault }> {
  const [videos, sounds] = await Promise.all([input.getVideoTracks(), input.getAudioTracks()])
  if (videos.length + sounds.length === 0) return { fault: 'unreadable' }
  if (withPicture && videos.length === 0) return { fault: 'no_picture' }
  if (!withPicture && videos.length > 0) return { fault: 'not_what_it_says' }
  if (!withPicture && sounds.length === 0) return { fault: 'no_sound' }

  const video = await firstPlayable(videos, container.video)
  const sound = await firstPlayable(sounds, container.sound)
  if ((video === null && videos.length > 0) || (sound === null && sounds.length > 0)) return { fault: 'unknown_codec' }
  if (video !== null && (await isTooLarge(video.track))) return { fault: 'too_large_video' }
  return { video, sound }
}

async function isTooLarge(track: InputVideoTrack): Promise<boolean> {
  const coded = [track.getCodedWidth(), track.getCodedHeight()]
  const displayed = [track.getDisplayWidth(), track.getDisplayHeight()]
  return Math.max(...(await Promise.all([...coded, ...displayed]))) > LONGEST_SIDE
}

/** Leaves out a track without packets. */
async function measureParts({ video, sound }: Found, until: ShownUntil, limit: number): Promise<RecordingParts> {
  const ofVideo = await measured(video, until, limit)
  const ofSound = await measured(sound, until, limit)
  const measures = [ofVideo, ofSound].filter((part) => part !== null)
  return {
    video: ofVideo,
    sound: ofSound,
    // What lies before zero is only there for what follows to build on.
    start: Math.max(0, Math.min(...measures.map(({ start }) => start))),
    end: Math.max(...measures.map(({ end }) => end)),
  }
}

async function measured<Part extends ChosenVideo | ChosenSound>(
  part: Part | null,
  until: ShownUntil,
  limit: number,
): Promise<(Part & Measure) | null> {
  if (part === null) return null
  const found = await measure(part.track, until.get(part.track.id) ?? Infinity, limit)
  return found.packets === 0 ? null : { ...part, ...found }
}

/** Whether what was written can be read: of packets without sense nothing may come. */
async function hasParts(path: string, { video, sound }: RecordingParts): Promise<boolean> {
  const written = new Input({ formats: [MP4, WEBM, OGG, MP3], source: recordingSource(path) })
  try {
    const tracks = await written.getTracks()
    return tracks.length === [video, sound].filter((part) => part !== null).length
  } finally {
    written.dispose()
  }
}

const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000
