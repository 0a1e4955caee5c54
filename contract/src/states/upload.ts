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
export const uploadFaults = [
  'not_what_it_says',
  'heic_picture',
  'wrong_size',
  'unreadable',
  'encrypted',
  'active_content',
  'too_complex',
  'too_slow',
  'too_large_picture',
  'too_large_video',
  'too_long',
  'cut_off',
  'no_picture',
  'no_sound',
  'unknown_codec',
] as const
export type UploadFault = (typeof uploadFaults)[number]
