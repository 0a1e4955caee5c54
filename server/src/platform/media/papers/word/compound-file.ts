import CFB from 'cfb'

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

export interface Stream {
  /** From the root down, in small letters, storages with a slash at their end. */
  readonly path: string
  readonly bytes: Buffer
}

/** The container of Office before 2007; newer Office wraps protected documents in it. */
export const isCompoundFile = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)

/** Throws when the container is broken. */
export function streamsOf(bytes: Buffer): Stream[] {
  const { FullPaths, FileIndex } = CFB.parse(bytes)
  return FullPaths.map((path, index) => ({
    path: path.slice(path.indexOf('/') + 1).toLowerCase(),
    bytes: Buffer.from(FileIndex[index]?.content ?? []),
  }))
}

export const isProtectedPackage = (bytes: Buffer): boolean => streamsOf(bytes).some(({ path }) => path === 'encryptedpackage')
