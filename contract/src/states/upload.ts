/** What each kind of upload takes, so that a wrong file is refused before a byte is sent. Imports nothing. */
const megabyte = 1024 * 1024
const images = ['image/jpeg', 'image/png', 'image/webp'] as const
const videos = ['video/mp4', 'video/webm', 'video/quicktime'] as const
const sounds = ['audio/mp4', 'audio/webm', 'audio/mpeg', 'audio/ogg'] as const
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const papers = ['application/pdf', word, 'image/jpeg', 'image/png'] as const

export const uploadTypes = [...images, ...videos, ...sounds, 'application/pdf', word] as const
export type UploadType = (typeof uploadTypes)[number]

export const uploadRules = {
  avatar: { types: images, maxBytes: 5 * megabyte },
  biovideo: { types: videos, maxBytes: 100 * megabyte },
  document: { types: papers, maxBytes: 10 * megabyte },
  interview_answer: { types: [...videos, ...sounds], maxBytes: 200 * megabyte },
  feedback: { types: images, maxBytes: 5 * megabyte },
  logo: { types: images, maxBytes: 5 * megabyte },
  workplace_photo: { types: images, maxBytes: 10 * megabyte },
  welcome: { types: videos, maxBytes: 100 * megabyte },
} as const satisfies Record<string, { types: readonly UploadType[]; maxBytes: number }>
export type UploadPurpose = keyof typeof uploadRules

export const seekerUploadPurposes = [
  'avatar',
  'biovideo',
  'document',
  'interview_answer',
  'feedback',
] as const satisfies readonly UploadPurpose[]
export const employerUploadPurposes = ['logo', 'workplace_photo', 'welcome', 'feedback'] as const satisfies readonly UploadPurpose[]
