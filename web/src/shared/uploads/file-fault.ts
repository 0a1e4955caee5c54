import { type UploadPurpose, uploadRules } from '@evenshift/contract/states/upload'
import { uploadFaultWords } from '@evenshift/contract/states/upload-words'
import { uploadTypeOf } from '#web/shared/uploads/file-type'
import { fileSize } from '#web/shared/words/file-size'
import { words } from '#web/shared/uploads/words'

const takes: Readonly<Record<UploadPurpose, string>> = {
  avatar: words.photoJpegPngWebp,
  biovideo: words.videoMp4MovWebm,
  poster: words.pictureJpegPngWebp,
  document: words.pdfWordFilePicture,
  interview_answer: words.videoSoundRecording,
  feedback: words.pictureJpegPngWebp,
  logo: words.pictureJpegPngWebp,
  workplace_photo: words.photoJpegPngWebp,
  entrance_photo: words.photoJpegPngWebp,
  welcome: words.videoMp4MovWebm,
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
  if (!isTaken) return words.cantTakeTypeFile(takes[purpose])
  if (file.size === 0) return words.fileEmptyTryAnother
  if (file.size > maxBytes) return words.fileHasMayHave(fileSize(file.size), fileSize(maxBytes))
  return null
}
