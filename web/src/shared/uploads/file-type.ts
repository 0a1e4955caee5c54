import { type UploadType, uploadTypes } from '@evenshift/contract/states/upload'

/** Systems without an office program name no type for its files. */
const typeOfEnding: Readonly<Record<string, UploadType>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
}
const sameAs: Readonly<Record<string, UploadType>> = { 'audio/x-m4a': 'audio/mp4', 'audio/mp3': 'audio/mpeg' }

/** The type as the contract names it, without codecs; null for what no upload takes. */
export function uploadTypeOf(type: string, fileName: string): UploadType | null {
  const plain = type.split(';')[0]?.trim().toLowerCase() ?? ''
  const known = uploadTypes.find((one) => one === plain) ?? sameAs[plain]
  if (known) return known
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  return plain === '' || plain === 'application/octet-stream' ? (typeOfEnding[ending] ?? null) : null
}
