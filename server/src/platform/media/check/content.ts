import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { type UploadFault, type UploadPurpose, type UploadType, uploadRules } from '@evenshift/contract/states/upload'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
/** One container family each: phones and browsers call the same bytes by several of these names. */
const isobmff = ['video/mp4', 'video/quicktime', 'video/x-m4v', 'video/3gpp', 'audio/mp4', 'audio/x-m4a']
const matroska = ['video/webm', 'audio/webm']
const compoundFile = 'application/x-cfb'
const pictures: readonly UploadType[] = ['image/jpeg', 'image/png', 'image/webp']
/** As iPhones take photos. */
const heic = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']

/** What the bytes may turn out to be when a file is said to be of a type. A protected .docx is a compound file; its checker tells. */
const contents: Record<Exclude<UploadType, `image/${string}` | 'application/pdf'>, readonly string[]> = {
  'video/mp4': isobmff,
  'video/quicktime': isobmff,
  'audio/mp4': isobmff,
  'video/webm': matroska,
  'audio/webm': matroska,
  'audio/mpeg': ['audio/mpeg'],
  'audio/ogg': ['audio/ogg', 'audio/ogg; codecs=opus'],
  [word]: [word, 'application/vnd.ms-word.document.macroenabled.12', 'application/zip', compoundFile],
  'application/msword': [compoundFile],
}

const isPicture = (type: UploadType): type is UploadType & `image/${string}` => pictures.includes(type)

const PDF_HEAD = /^(?:\u00ef\u00bb\u00bf)?[\0\t\n\f\r ]*%PDF-/
/** Readers look for the head of a PDF so far into it. */
const HEAD_BYTES = 1024

/** Why the bytes of the file are not what a file of this type and purpose holds; null where they are. */
export async function contentFault(path: string, purpose: UploadPurpose, type: UploadType): Promise<UploadFault | null> {
  if (type === 'application/pdf') return PDF_HEAD.test(await headOf(path)) ? null : 'not_what_it_says'
  const found = (await fileTypeFromFile(path))?.mime ?? ''
  // A picture is drawn anew: which of the purpose's kinds it is matters to nobody.
  const taken = isPicture(type) ? uploadRules[purpose].types.filter((each) => pictures.includes(each)) : contents[type]
  if (taken.some((each) => each === found)) return null
  return isPicture(type) && heic.includes(found) ? 'heic_picture' : 'not_what_it_says'
}

async function headOf(path: string): Promise<string> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
  return buffer.toString('latin1', 0, bytesRead)
}
