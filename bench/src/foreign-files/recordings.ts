import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadType } from '@evenshift/contract/states/upload'
import type { ForeignFile } from '#bench/foreign-files/papers'
import { has, start } from '#bench/foreign-files/programs'

const picture = ['-f', 'lavfi', '-i', 'testsrc2=s=320x240:r=25:d=4']
const sound = ['-f', 'lavfi', '-i', 'sine=f=440:r=48000:d=4']
const both = [...picture, ...sound, '-shortest']
const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac']
const vp8 = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus']
const vp9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus']

type Shape = readonly [name: string, type: UploadType, words: readonly string[]]
/** As phones, browsers and programs that cut write recordings. */
const shapes: readonly Shape[] = [
  ['plain.mp4', 'video/mp4', [...both, ...h264]],
  ['fast.mp4', 'video/mp4', [...both, ...h264, '-movflags', 'faststart']],
  ['fragments.mp4', 'video/mp4', [...both, ...h264, '-movflags', 'frag_keyframe+empty_moov+default_base_moof', '-g', '25']],
  ['dash.mp4', 'video/mp4', [...both, ...h264, '-movflags', 'dash+frag_every_frame']],
  ['backward.mp4', 'video/mp4', [...both, ...h264, '-bf', '3', '-x264-params', 'b-adapt=2', '-preset', 'medium']],
  ['negative.mp4', 'video/mp4', [...both, ...h264, '-bf', '2', '-preset', 'medium', '-movflags', 'negative_cts_offsets']],
  ['no-list.mp4', 'video/mp4', [...both, ...h264, '-use_editlist', '0']],
  ['tagged.mp4', 'video/mp4', [...both, ...h264, '-metadata', 'title=Me', '-metadata', 'location=+51.5-0.1/']],
  ['high.mp4', 'video/mp4', [...both, ...h264, '-profile:v', 'high', '-g', '250']],
  ['mono.mp4', 'video/mp4', [...both, ...h264, '-ac', '1', '-ar', '22050']],
  ['stereo.mp4', 'video/mp4', [...both, ...h264, '-ac', '2', '-ar', '44100']],
  ['sixty.mp4', 'video/mp4', [...both, ...h264, '-r', '60']],
  ['slow.mp4', 'video/mp4', [...both, ...h264, '-r', '12']],
  ['still.mp4', 'video/mp4', [...both, ...h264, '-vf', 'select=not(mod(n\\,7))', '-fps_mode', 'vfr']],
  [
    'hevc.mp4',
    'video/mp4',
    [...both, '-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none', '-tag:v', 'hvc1', '-c:a', 'aac'],
  ],
  ['vp9.mp4', 'video/mp4', [...both, ...vp9]],
  ['silent.mp4', 'video/mp4', [...picture, ...h264, '-an']],
  ['phone.mov', 'video/quicktime', [...both, ...h264]],
  ['chapters.mov', 'video/quicktime', [...both, ...h264, '-timecode', '01:00:00:00']],
  ['plain.webm', 'video/webm', [...both, ...vp8]],
  ['live.webm', 'video/webm', [...both, ...vp8, '-live', '1']],
  ['vorbis.webm', 'video/webm', [...both, '-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libvorbis']],
  ['vp9.webm', 'video/webm', [...both, ...vp9]],
  ['cues.webm', 'video/webm', [...both, ...vp9, '-cues_to_front', '1', '-reserve_index_space', '4000']],
  ['silent.webm', 'video/webm', [...picture, '-c:v', 'libvpx', '-deadline', 'realtime', '-an']],
  ['plain.m4a', 'audio/mp4', [...sound, '-c:a', 'aac']],
  ['low.m4a', 'audio/mp4', [...sound, '-c:a', 'aac', '-b:a', '24k', '-ar', '16000']],
  ['opus.webm', 'audio/webm', [...sound, '-c:a', 'libopus']],
  ['opus-live.webm', 'audio/webm', [...sound, '-c:a', 'libopus', '-live', '1']],
  ['opus.ogg', 'audio/ogg', [...sound, '-c:a', 'libopus']],
  ['vorbis.ogg', 'audio/ogg', [...sound, '-c:a', 'libvorbis']],
  ['plain.mp3', 'audio/mpeg', [...sound, '-c:a', 'libmp3lame', '-b:a', '128k']],
  ['varied.mp3', 'audio/mpeg', [...sound, '-c:a', 'libmp3lame', '-q:a', '4', '-metadata', 'artist=Ada']],
  ['bare.mp3', 'audio/mpeg', [...sound, '-c:a', 'libmp3lame', '-write_xing', '0', '-id3v2_version', '0']],
]
/** Cut out of another without drawing anything anew. */
const cuts: readonly Shape[] = [
  ['from-middle.mp4', 'video/mp4', ['-ss', '1.3', '-i', 'high.mp4', '-c', 'copy']],
  ['to-middle.mp4', 'video/mp4', ['-i', 'backward.mp4', '-t', '2.1', '-c', 'copy']],
  ['turned.mp4', 'video/mp4', ['-i', 'plain.mp4', '-c', 'copy', '-metadata:s:v', 'rotate=90']],
  ['turned.mov', 'video/quicktime', ['-i', 'plain.mp4', '-c', 'copy', '-metadata:s:v', 'rotate=180']],
  ['from-middle.webm', 'video/webm', ['-ss', '1.3', '-i', 'plain.webm', '-c', 'copy']],
]

export interface Recordings {
  readonly good: readonly ForeignFile[]
  /** Half of each, and each without its last hundredth. */
  readonly cut: readonly ForeignFile[]
}

export async function recordings(home: string): Promise<Recordings> {
  if (!has('recordings', 'ffmpeg')) return { good: [], cut: [] }
  const folder = join(home, 'recordings')
  await mkdir(folder)
  const good: ForeignFile[] = []
  const cut: ForeignFile[] = []
  for (const [name, contentType, words] of [...shapes, ...cuts]) {
    const fault = await start('ffmpeg', ['-loglevel', 'error', '-y', ...words, name], folder).then(() => null, String)
    if (fault !== null) {
      console.error(`This ffmpeg makes no ${name}: ${fault}`)
      continue
    }
    const file: ForeignFile = { name, path: join(folder, name), purpose: 'interview_answer', contentType }
    good.push(file)
    // An MP3 without an index says of no part that there is more.
    if (name === 'bare.mp3') continue
    const bytes = await readFile(file.path)
    // The last hundredth of a short MP3 is less than a piece of it.
    for (const share of contentType === 'audio/mpeg' ? [0.5] : [0.5, 0.99]) {
      const path = join(folder, `${share}-${name}`)
      await writeFile(path, bytes.subarray(0, Math.floor(bytes.length * share)))
      cut.push({ ...file, name: `${share} of ${name}`, path })
    }
  }
  return { good, cut }
}
