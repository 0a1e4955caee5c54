import { forgeEditLists, forgeMp4Length, forgeWebmLength, recordingFile } from '#server/platform/media/corpus/recording-file'
import { oversized, samplesOf, type Good, type Hostile } from '#server/platform/media/corpus/sample'

const webm = samplesOf('biovideo', 'video/webm', 'me.webm', 60)
const mp4 = samplesOf('biovideo', 'video/mp4', 'me.mp4', 60)
const mov = samplesOf('welcome', 'video/quicktime', 'us.mov', 60)
const answer = samplesOf('interview_answer', 'audio/webm', 'answer.webm', 60)
const talk = samplesOf('interview_answer', 'video/webm', 'answer.webm', 60)

const live = (seconds: number) => recordingFile({ format: 'live', seconds, video: 'vp8', sound: 'opus' })
const indexed = (seconds: number) => recordingFile({ format: 'webm', seconds, video: 'vp8', sound: 'opus' })
const phone = (seconds: number) => recordingFile({ format: 'mp4', seconds, video: 'avc', sound: 'aac' })

/** A gap whose length takes eight bytes, as ffmpeg writes them, before the first part of a live recording. */
const withGap = async (seconds: number) => {
  const whole = await live(seconds)
  const at = whole.indexOf(Buffer.from('1549a966', 'hex'))
  return Buffer.concat([whole.subarray(0, at), Buffer.from('ec01000000000000580000', 'hex'), Buffer.alloc(0x56), whole.subarray(at)])
}
/** What is no part of a WebM without sizes, behind it. */
const behind = async (junk: Buffer) => Buffer.concat([await live(3), junk])
/** The name of a cluster and a length that cannot be one. */
const brokenCluster = Buffer.from('1f43b67500', 'hex')

const oggAnswer = samplesOf('interview_answer', 'audio/ogg', 'a.ogg', 60)
const mp3Answer = samplesOf('interview_answer', 'audio/mpeg', 'a.mp3', 60)
const halves = [
  ['a live recording', webm, () => live(20)],
  ['a live recording with a gap', webm, () => withGap(20)],
  ['a WebM', webm, () => indexed(20)],
  ['a spoken answer', answer, () => recordingFile({ format: 'live', seconds: 20, sound: 'opus' })],
  ['an Ogg answer', oggAnswer, () => recordingFile({ format: 'ogg', seconds: 20, sound: 'opus' })],
  ['an MP3 answer', mp3Answer, () => recordingFile({ format: 'mp3', seconds: 20, sound: 'mp3', tags: { comment: 'at home' } })],
  ['a fragmented MP4', mp4, () => recordingFile({ format: 'fragmented', seconds: 20, video: 'avc', sound: 'aac', packetBytes: 3000 })],
] as const

export const hostileRecordings: readonly Hostile[] = [
  webm.hostile('a page that is called a video', 'not_what_it_says', () => Buffer.from('<html><script>alert(1)</script></html>')),
  webm.hostile('an MP4 that is called WebM', 'not_what_it_says', () => phone(2)),
  webm.hostile('a Matroska file that is called WebM', 'not_what_it_says', () => recordingFile({ format: 'mkv', seconds: 2, video: 'avc' })),
  mp4.hostile('a program that is called a video', 'not_what_it_says', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4096, 7)])),
  webm.hostile('a live recording that runs over', 'too_long', () => live(62)),
  webm.hostile('a WebM whose header says 5 seconds and that lasts for two minutes', 'too_long', async () =>
    forgeWebmLength(await indexed(120), 5),
  ),
  mp4.hostile('an MP4 whose headers say 5 seconds and that lasts for 100', 'too_long', async () => forgeMp4Length(await phone(100), 0.05)),
  mp4.hostile('a fragmented MP4 that runs over', 'too_long', () =>
    recordingFile({ format: 'fragmented', seconds: 62, video: 'avc', sound: 'aac' }),
  ),
  webm.hostile('a video with sound alone', 'no_picture', () => recordingFile({ format: 'webm', seconds: 2, sound: 'opus' })),
  answer.hostile('a video that is called sound', 'not_what_it_says', () => indexed(2)),
  mov.hostile('a film with uncompressed sound', 'unknown_codec', () =>
    recordingFile({ format: 'mov', seconds: 2, video: 'avc', sound: 'pcm-s16' }),
  ),
  webm.hostile('a picture of a wall', 'too_large_video', () =>
    recordingFile({ format: 'webm', seconds: 1, video: 'vp8', size: { width: 8192, height: 4096 } }),
  ),
  mp4.hostile('an MP4 cut off in the middle', 'cut_off', async () => (await phone(5)).subarray(0, 900)),
  mp4.hostile('a fragmented MP4 without its last hundredth', 'cut_off', async () => {
    const whole = await recordingFile({ format: 'fragmented', seconds: 20, video: 'avc', sound: 'aac', packetBytes: 3000 })
    return whole.subarray(0, Math.floor(whole.length * 0.99))
  }),
  mov.hostile('a film of which half was copied', 'cut_off', async () => {
    const whole = await recordingFile({ format: 'mp4', seconds: 20, video: 'avc', sound: 'aac', packetBytes: 3000 })
    return whole.subarray(0, Math.floor(whole.length / 2))
  }),
  ...halves.map(([name, sample, make]) =>
    sample.hostile(`half of ${name}`, 'cut_off', async () => {
      const whole = await make()
      return whole.subarray(0, Math.floor(whole.length / 2))
    }),
  ),
  webm.hostile('a WebM cut off in its head', 'cut_off', async () => (await live(5)).subarray(0, 60)),
  webm.hostile('a WebM of noise', 'unreadable', async () => Buffer.concat([(await live(2)).subarray(0, 40), Buffer.alloc(20_000, 0xa7)])),
  mp4.hostile('nothing', 'unreadable', () => Buffer.alloc(0)),
  mp4.hostile('a video beyond the limit', 'wrong_size', async () => oversized('biovideo', await phone(1))),
]

export const goodRecordings: readonly Good[] = [
  webm.good('a live recording of a browser', () => live(3), { seconds: 3 }),
  webm.good('a recording that stops within the second of grace', () => live(60.8), { seconds: 60.8 }),
  webm.good('a WebM whose header says an hour', async () => forgeWebmLength(await indexed(3), 3600), { seconds: 3 }),
  webm.good('a live recording with a gap', () => withGap(3), { seconds: 3 }),
  webm.good('a live recording with zeros behind it', () => behind(Buffer.alloc(64)), { seconds: 3 }),
  webm.good('a live recording with a page behind it', () => behind(Buffer.from('<html><script>alert(document.cookie)</script></html>')), {
    seconds: 3,
  }),
  webm.good(
    'a live recording with the head of a broken cluster behind it',
    () => behind(Buffer.concat([brokenCluster, Buffer.alloc(64)])),
    {
      seconds: 3,
    },
  ),
  mp4.good('an MP4 whose headers say nine minutes', async () => forgeMp4Length(await phone(3), 180), { seconds: 3 }),
  mp4.good(
    'an MP4 of a phone held upright, with where it was made',
    () =>
      recordingFile({
        format: 'mp4',
        seconds: 3,
        video: 'avc',
        sound: 'aac',
        rotation: 90,
        tags: { comment: 'at home', raw: { '©xyz': '+51.5014-000.1419/' } },
      }),
    { seconds: 3 },
  ),
  mp4.good(
    'an MP4 whose edit list leaves a minute of it',
    () => recordingFile({ format: 'mp4', seconds: 100, video: 'avc', sound: 'aac', from: -40, group: 30 }),
    { seconds: 60 },
  ),
  mp4.good(
    'an MP4 whose edit list ends it after five seconds',
    async () => forgeEditLists(await recordingFile({ format: 'mp4', seconds: 100, video: 'avc', sound: 'aac', from: -2, group: 10 }), 5),
    { seconds: 5 },
  ),
  mp4.good('a fragmented MP4', () => recordingFile({ format: 'fragmented', seconds: 3, video: 'vp9', sound: 'opus' }), { seconds: 3 }),
  mp4.good('a silent video', () => recordingFile({ format: 'mp4', seconds: 2, video: 'avc' }), { seconds: 2 }),
  mov.good('a film', () => recordingFile({ format: 'mov', seconds: 2, video: 'avc', sound: 'aac' }), { as: 'video/mp4', seconds: 2 }),
  talk.good(
    'an answer that starts late on its own clock',
    () => recordingFile({ format: 'webm', seconds: 4, video: 'vp9', sound: 'opus', from: 500 }),
    { seconds: 4 },
  ),
  answer.good('a spoken answer', () => recordingFile({ format: 'live', seconds: 3, sound: 'opus' }), { seconds: 3 }),
  samplesOf('interview_answer', 'audio/mp4', 'a.m4a', 60).good(
    'an answer of a phone',
    () => recordingFile({ format: 'mp4', seconds: 3.2, sound: 'aac' }),
    { seconds: 3.2 },
  ),
  oggAnswer.good('an Ogg answer', () => recordingFile({ format: 'ogg', seconds: 3, sound: 'opus' }), { seconds: 2.92 }),
  mp3Answer.good('an MP3 answer', () => recordingFile({ format: 'mp3', seconds: 3, sound: 'mp3', tags: { comment: 'at home' } }), {
    seconds: 3,
  }),
]
