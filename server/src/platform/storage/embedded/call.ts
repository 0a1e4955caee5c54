import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { Fault } from '#server/platform/storage/embedded/faults'
import type { StoreFolder } from '#server/platform/storage/embedded/folder'
import type { Signed } from '#server/platform/storage/embedded/signature'

/** A request whose signature is right. */
export interface CallContext {
  readonly request: IncomingMessage
  readonly signed: Signed
  readonly key: string
  readonly query: ReadonlyMap<string, string>
  readonly folder: StoreFolder
  /** The longest a body may take to arrive, in milliseconds. */
  readonly bodyMs: number
}
export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string | number>>
  /** Text is XML. */
  readonly body?: string | Readable
}
export type Call = (context: CallContext) => Promise<Answer | Fault>
