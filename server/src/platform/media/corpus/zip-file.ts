import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive, and the lies that are told about it. */
export interface ZipPart {
  readonly name: string
  readonly data: Buffer | string
  readonly saidSize?: number
  readonly localName?: string
  readonly isEncrypted?: boolean
}

const LOCAL_HEADER = 30
const CENTRAL_HEADER = 46
const DEFLATED = 8

function header(signature: number, size: number, { data, saidSize, isEncrypted }: ZipPart, packed: Buffer, name: Buffer): Buffer {
  const bytes = Buffer.alloc(size)
  // The list of the archive says by which version a file was made, the file's own head does not: all else stands two bytes later there.
  const shift = size === CENTRAL_HEADER ? 2 : 0
  bytes.writeUInt32LE(signature, 0)
  bytes.writeUInt16LE(20, 4 + shift)
  bytes.writeUInt16LE(isEncrypted ? 1 : 0, 6 + shift)
  bytes.writeUInt16LE(DEFLATED, 8 + shift)
  bytes.writeUInt32LE(crc32(data), 14 + shift)
  bytes.writeUInt32LE(packed.length, 18 + shift)
  bytes.writeUInt32LE(saidSize ?? Buffer.byteLength(data), 22 + shift)
  bytes.writeUInt16LE(name.length, 26 + shift)
  return bytes
}

export function zipFile(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const packed = deflateRawSync(part.data)
    const [name, localName] = [Buffer.from(part.name), Buffer.from(part.localName ?? part.name)]
    const file = Buffer.concat([header(0x04034b50, LOCAL_HEADER, part, packed, localName), localName, packed])
    const entry = header(0x02014b50, CENTRAL_HEADER, part, packed, name)
    entry.writeUInt32LE(offset, 42)
    offset += file.length
    files.push(file)
    list.push(entry, name)
  }
  const central = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, central, end])
}
