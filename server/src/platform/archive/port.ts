/** One file to be packed, by its name in the archive; its bytes come as they are read, or the text as it is. */
export interface Packed {
  readonly name: string
  readonly bytes: AsyncIterable<Uint8Array> | string
}

/** Makes one archive of many files. */
export interface Archive {
  /** Writes a ZIP file of these, in this order, to a path of this machine; together they stay under 4 GB. @returns how many bytes it has */
  pack(path: string, files: AsyncIterable<Packed>): Promise<number>
}
