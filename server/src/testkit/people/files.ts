import { PART_BYTES } from '@evenshift/contract/states/upload'
import { hostileFiles } from '#server/platform/media/corpus/corpus'
import { pdfFile } from '#server/platform/media/corpus/pdf-file'
import { jpeg } from '#server/platform/media/corpus/pictures'
import { recordingFile } from '#server/platform/media/corpus/recording-file'
import type { Hostile } from '#server/platform/media/corpus/sample'
import type { FileToSend } from '#server/testkit/people/uploads'

export const photo = async (): Promise<FileToSend> => ({
  purpose: 'avatar',
  contentType: 'image/jpeg',
  bytes: await jpeg(),
  fileName: 'me.jpg',
})
export const cv = (fileName = 'CV.pdf'): FileToSend => ({ purpose: 'document', contentType: 'application/pdf', bytes: pdfFile(), fileName })
export const bioVideo = async (seconds = 3): Promise<FileToSend> => ({
  purpose: 'biovideo',
  contentType: 'video/webm',
  bytes: await recordingFile({ format: 'webm', video: 'vp8', sound: 'opus', seconds }),
  fileName: 'about me.webm',
})
export const poster = async (): Promise<FileToSend> => ({
  purpose: 'poster',
  contentType: 'image/jpeg',
  bytes: await jpeg(),
  fileName: 'still.jpg',
})

/** A document a little larger than one part. */
export const portfolio = (): FileToSend => {
  const drawing = 'q Q '.repeat(PART_BYTES / 4)
  return { ...cv('Portfolio.pdf'), bytes: pdfFile({ extra: [`<</Length ${PART_BYTES}>>\nstream\n${drawing}\nendstream`] }) }
}

/** Of each purpose of a seeker's files one for each fault for which it must be refused; an empty one gets no address at all. */
export async function hostileSamples(): Promise<(FileToSend & Pick<Hostile, 'name' | 'fault'>)[]> {
  const purposes: readonly string[] = ['avatar', 'document', 'biovideo']
  const found = new Map<string, FileToSend & Pick<Hostile, 'name' | 'fault'>>()
  for (const { purpose, contentType, fileName, name, fault, bytes } of hostileFiles) {
    const kind = `${purpose} ${fault}`
    if (!purposes.includes(purpose) || fault === 'wrong_size' || found.has(kind)) continue
    const made = await bytes()
    if (made.length > 0) found.set(kind, { purpose, contentType, fileName, name, fault, bytes: made })
  }
  return [...found.values()]
}
