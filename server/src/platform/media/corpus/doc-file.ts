import CFB from 'cfb'

/** The head of a Word 97 document: its mark, then the flags. */
export function wordStream(flags = 0): Buffer {
  const bytes = Buffer.alloc(4096)
  bytes.writeUInt16LE(0xa5ec, 0)
  bytes.writeUInt16LE(flags, 0x0a)
  return bytes
}

/** A compound file with the given streams by their paths. */
export function compoundFile(streams: Readonly<Record<string, Buffer>>): Buffer {
  const container = CFB.utils.cfb_new()
  for (const [path, bytes] of Object.entries(streams)) CFB.utils.cfb_add(container, path, bytes)
  return Buffer.from(CFB.write(container, { type: 'buffer' }))
}
