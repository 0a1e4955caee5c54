/** What a file is called: by the browser until it is claimed, and in the store. */
const INCOMING = 'incoming/'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Where the bytes of an upload arrive, which is also the key by which its owner speaks of it. Nothing is ever read from there for a person. */
export const incomingKey = (id: string): string => `${INCOMING}${id}`
/** Where checked bytes lie. */
export const storedKey = (storedAs: string): string => `files/${storedAs}`

/** The id in a key that a browser sends back; null for everything else. */
export function idOfKey(key: string): string | null {
  const id = key.startsWith(INCOMING) ? key.slice(INCOMING.length) : ''
  return UUID.test(id) ? id : null
}

/** A file name without the folders that some browsers send along. */
export const plainName = (fileName: string): string => fileName.split(/[\\/]/).findLast((part) => part.trim() !== '') ?? 'file'
