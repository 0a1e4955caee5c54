/** What each kind of upload takes, so that a wrong file is refused before a byte is sent. Imports nothing. */
const megabyte = 1024 * 1024
const images = ['image/jpeg', 'image/png', 'image/webp'] as const
const videos = ['video/mp4', 'video/webm', 'video/quicktime'] as const
const sounds = ['audio/mp4', 'audio/webm', 'audio/mpeg', 'audio/ogg'] as const
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const oldWord = 'application/msword'
const papers = ['application/pdf', word, oldWord, 'image/jpeg', 'image/png'] as const

export const uploadTypes = [...images, ...videos, ...sounds, 'application/pdf', word, oldWord] as const
export type UploadType = (typeof uploadTypes)[number]

export const uploadRules = {
  avatar: { types: images, maxBytes: 5 * megabyte },
  biovideo: { types: videos, maxBytes: 100 * megabyte },
  /** The still of a bio video. */
  poster: { types: images, maxBytes: 5 * megabyte },
  document: { types: papers, maxBytes: 10 * megabyte },
  interview_answer: { types: [...videos, ...sounds], maxBytes: 200 * megabyte },
  feedback: { types: images, maxBytes: 5 * megabyte },
  logo: { types: images, maxBytes: 5 * megabyte },
  workplace_photo: { types: images, maxBytes: 10 * megabyte },
  /** Opens for the company and for who accepted its offer. */
  entrance_photo: { types: images, maxBytes: 10 * megabyte },
  welcome: { types: videos, maxBytes: 100 * megabyte },
} as const satisfies Record<string, { types: readonly UploadType[]; maxBytes: number }>
export type UploadPurpose = keyof typeof uploadRules

export const seekerUploadPurposes = [
  'avatar',
  'biovideo',
  'poster',
  'document',
  'interview_answer',
  'feedback',
] as const satisfies readonly UploadPurpose[]
export const employerUploadPurposes = [
  'logo',
  'workplace_photo',
  'entrance_photo',
  'welcome',
  'feedback',
] as const satisfies readonly UploadPurpose[]

/** Files above this go in parts of this size, so that a lost connection costs one part. */
export const PART_BYTES = 5 * megabyte

/** Why a file that came in is not taken. */
export const uploadFaultWords = {
  not_what_it_says: 'The file isn’t of the type that its name says.',
  heic_picture:
    'The photo is in HEIC, a format that many browsers can’t show. Save it as JPEG and send that. An iPhone takes JPEG photos once you choose Most Compatible under Settings, Camera, Formats.',
  wrong_size: 'The file didn’t upload fully. Try again.',
  unreadable: 'We can’t open this file. It may be damaged.',
  encrypted: 'This file has a password. Remove it and try again.',
  active_content: 'This file contains a macro, script or hidden file. Save it as a plain PDF and try again.',
  too_complex: 'This file is too complex. Try a simpler version.',
  too_slow: 'The file takes us too long to look through. Save it again with another program, or send a simpler version.',
  too_large_picture: 'This image is too big. The limit is 50 megapixels.',
  too_large_video: 'The video has too many pixels. Send one of at most 4096 by 4096.',
  too_long: 'The recording is too long.',
  cut_off: 'The end of the recording is missing: it wasn’t copied or saved whole. Send it again from where it was made.',
  no_picture: 'This video has no picture.',
  no_sound: 'This recording has no sound.',
  unknown_codec: 'We can’t play this type of recording. Record it here or upload an MP4 or WebM.',
} as const satisfies Record<string, string>
export type UploadFault = keyof typeof uploadFaultWords
export const uploadFaults = Object.keys(uploadFaultWords) as readonly UploadFault[] as readonly [UploadFault, ...UploadFault[]]
