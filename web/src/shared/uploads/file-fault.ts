import { type UploadPurpose, uploadFaultWords, uploadRules } from '@evenshift/contract/states/upload'
import { uploadTypeOf } from '#web/shared/uploads/file-type'
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
  entrance_photo: 'a photo as JPEG, PNG or WebP',
  welcome: 'a video as MP4, MOV or WebM',
}

type Chosen = Pick<File, 'type' | 'name' | 'size'>

/** As iPhones take photos; many systems name no type for them. */
const isHeic = ({ type, name }: Chosen): boolean => /^image\/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)

/** Why this file is not taken, before a byte of it is sent; null where nothing speaks against it. */
export function fileFault(purpose: UploadPurpose, file: Chosen): string | null {
  const { types, maxBytes } = uploadRules[purpose]
  const type = uploadTypeOf(file.type, file.name)
  const isTaken = types.some((one) => one === type)
  if (!isTaken && isHeic(file) && types.some((one) => one === 'image/jpeg')) return uploadFaultWords.heic_picture
  if (!isTaken) return `We can’t take this type of file. Choose ${takes[purpose]}.`
  if (file.size === 0) return 'This file is empty. Try another one.'
  if (file.size > maxBytes) return `This file has ${fileSize(file.size)}. It may have ${fileSize(maxBytes)} at most.`
  return null
}
