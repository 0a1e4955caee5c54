import type { RequestListener } from 'node:http'
import type { Readable } from 'node:stream'

/** What an address takes: exactly this type and this many bytes. */
export interface Bytes {
  readonly contentType: string
  readonly size: number
}
/**
 * Where a browser sends bytes (PUT): a whole address, or a path where the product's own origin takes them. The signed headers it has to
 * set; the length it sends by itself.
 */
export interface WriteAddress {
  readonly url: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
}
export interface StoredPart {
  readonly number: number
  readonly etag: string
  readonly size: number
}
/** A stretch of a file, both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}
export interface StoredFile extends Bytes {
  readonly body: Readable
}

/** The store is silent, slow, or not what it should be: the same call may succeed a little later. */
export class StorageOutage extends Error {
  override readonly name = 'StorageOutage'
}

/**
 * Files, by the S3 protocol, whoever speaks it. Keys are paths such as incoming/0190… or files/0190…; a missing key answers null.
 * Every call ends in time, with a StorageOutage where the store does not.
 */
export interface Storage {
  /** The origin that browsers send files to, for the pages' policy; null when it is the product's own. */
  readonly origin: string | null
  /** Answers what browsers send to /storage/…; null where the store has an origin of its own. */
  readonly listener: RequestListener | null
  /** An address for one finished write: another type or length, a second write and a late one are refused by the store. */
  writeAddress(key: string, bytes: Bytes, seconds: number): Promise<WriteAddress>
  /** Begins a file that comes in parts; the answer names it in the calls below. */
  beginParts(key: string, contentType: string): Promise<string>
  /** As `url` of a WriteAddress. */
  partAddress(key: string, partsId: string, part: { readonly number: number; readonly size: number }, seconds: number): Promise<string>
  /** The parts that have arrived; null where the upload ended: finished, dropped or given up by the store. */
  parts(key: string, partsId: string): Promise<readonly StoredPart[] | null>
  /**
   * Makes one file of the parts, in the order of their numbers; false where they are not what arrived, or where one but the last
   * has fewer than 5 MiB. Safe to repeat.
   */
  finishParts(key: string, partsId: string, parts: readonly Pick<StoredPart, 'number' | 'etag'>[]): Promise<boolean>
  /** Forgets the parts; safe to repeat. */
  dropParts(key: string, partsId: string): Promise<void>
  /** Type and length of a whole file. */
  head(key: string): Promise<Bytes | null>
  /** Opens a file or a stretch of it that begins inside; `size` is the length of the whole file. Who stops reading destroys the body. */
  read(key: string, range?: ByteRange): Promise<StoredFile | null>
  /** Stores a local file, replacing what was there. */
  write(key: string, path: string, contentType: string): Promise<void>
  /**
   * Takes a file's bytes away and leaves its key to an empty one, which counts as missing: until it is removed, no address writes there,
   * not even one that bytes are on their way to. Safe to repeat.
   */
  blank(key: string): Promise<void>
  /** Safe to repeat. An address that still works may write there again. */
  remove(keys: readonly string[]): Promise<void>
  /** Gives sockets and files back. */
  close(): Promise<void>
}
