import { type UploadPurpose, type UploadType, uploadRules } from '@evenshift/contract/states/upload'
import { fileSize } from '#web/shared/words/file-size'

const takes: Readonly<Record<UploadPurpose, string>> = {
  avatar: 'a photo as JPEG, PNG or WebP',
  biovideo: 'a video as MP4, MOV or WebM',
  poster: 'a picture as JPEG, PNG or WebP',
  document: 'a PDF, a Word file, or a picture as JPEG or PNG',
  interview_answer: 'a video or a sound recording',
  feedback: 'a picture as JPEG, PNG or WebP',
  logo: 'a picture as JPEG, PNG or WebP',
  workplace_photo: 'a photo as JPEG, PNG or WebP',
  welcome: 'a video as MP4, MOV or WebM',
}

/** Why this file is not taken, before a byte of it is sent; null where nothing speaks against it. */
export function fileFault(purpose: UploadPurpose, type: UploadType | null, size: number): string | null {
  const { types, maxBytes } = uploadRules[purpose]
  if (!types.some((one) => one === type)) return `We cannot take this type of file. Choose ${takes[purpose]}.`
  if (size === 0) return 'This file is empty. Choose another one.'
  if (size > maxBytes) return `This file has ${fileSize(size)}. It may have ${fileSize(maxBytes)} at most.`
  return null
}
