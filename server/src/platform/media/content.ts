import { fileTypeFromFile } from 'file-type'
import type { UploadType } from '@evenshift/contract/states/upload'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
/** One container family each: phones and browsers call the same bytes by several of these names. */
const isobmff = ['video/mp4', 'video/quicktime', 'video/x-m4v', 'video/3gpp', 'audio/mp4', 'audio/x-m4a']
const matroska = ['video/webm', 'audio/webm']
const compoundFile = 'application/x-cfb'

/** What the bytes may turn out to be when a file is said to be of a type. A protected .docx is a compound file; its checker tells. */
const contents: Record<UploadType, readonly string[]> = {
  'image/jpeg': ['image/jpeg'],
  'image/png': ['image/png'],
  'image/webp': ['image/webp'],
  'video/mp4': isobmff,
  'video/quicktime': isobmff,
  'audio/mp4': isobmff,
  'video/webm': matroska,
  'audio/webm': matroska,
  'audio/mpeg': ['audio/mpeg'],
  'audio/ogg': ['audio/ogg', 'audio/ogg; codecs=opus'],
  'application/pdf': ['application/pdf'],
  [word]: [word, 'application/vnd.ms-word.document.macroenabled.12', 'application/zip', compoundFile],
  'application/msword': [compoundFile],
}

/** Whether the bytes of the file are of the type that it is said to be. */
export async function isOfType(path: string, type: UploadType): Promise<boolean> {
  const found = await fileTypeFromFile(path)
  return found !== undefined && contents[type].includes(found.mime)
}
