import { unzipSync } from 'fflate'

/** The files of an archive by their names, in its order. */
export const filesInZip = (bytes: Uint8Array): Map<string, Buffer> =>
  new Map(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, Buffer.from(file)]))
