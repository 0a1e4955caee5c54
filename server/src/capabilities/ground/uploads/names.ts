import type { UploadType } from '@evenshift/contract/states/upload'

/** What a file is called: by the browser until it is claimed, and in the store. */
const INCOMING = 'incoming/'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The key by which a kept file is named once more. */
export const uploadKeyOf = (id: string): string => `${INCOMING}${id}`
/** Where checked bytes lie. */
export const storedKey = (storedAs: string): string => `files/${storedAs}`
/** Where everybody sees a picture that a company shows; the same address for as long as it is the same picture. */
export const publicFileUrl = (fileId: string): string => `/media/public/${fileId}`

/** The id in a key that a browser sends back; null for everything else. */
export function idOfKey(key: string): string | null {
  const id = key.startsWith(INCOMING) ? key.slice(INCOMING.length) : ''
  return UUID.test(id) ? id : null
}

/** A file name without the folders that some browsers send along. */
export const plainName = (fileName: string): string => fileName.split(/[\\/]/).findLast((part) => part.trim() !== '') ?? 'file'

/** What each kind of file ends with. */
const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'audio/mp4': 'm4a',
  'audio/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/msword': 'doc',
} satisfies Record<UploadType, string>

/**
 * What others read and save a checked file as: letters, digits, hyphens and the ending of what it was found to be. Signs that turn the
 * direction of writing or hide an ending are gone.
 */
export function checkedName(fileName: string, contentType: string): string {
  const stem = fileName.normalize('NFC').replace(/\.[A-Za-z\d]{1,5}$/, '')
  const plain = stem.replace(/[^\p{L}\p{M}\p{N}_-]+/gu, ' ').trim()
  return `${plain || 'file'}.${endings[contentType] ?? 'bin'}`
}
