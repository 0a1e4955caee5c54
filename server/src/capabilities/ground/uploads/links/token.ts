/** What a link says and who signed it: file, viewer and end, 69 bytes in all. Pure but for the arithmetic of the signature. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse as uuidBytes, stringify as uuidText } from 'uuid'
import type { Pool } from '@evenshift/contract/call'

export interface Viewer {
  readonly pool: Pool
  readonly userId: string
}
export interface Pass {
  readonly fileId: string
  readonly viewer: Viewer
  /** Seconds since 1970. */
  readonly until: number
}

const pools = ['jobseeker', 'employer', 'staff'] as const satisfies readonly Pool[]
const PASS_BYTES = 37
const SIGNATURE_BYTES = 32

const signature = (secret: string, pass: Uint8Array): Buffer => createHmac('sha256', secret).update(pass).digest()

export function writeToken(secret: string, { fileId, viewer, until }: Pass): string {
  const pass = Buffer.alloc(PASS_BYTES)
  pass.writeUInt8(pools.indexOf(viewer.pool), 0)
  pass.writeUInt32BE(until, 1)
  pass.set(uuidBytes(fileId), 5)
  pass.set(uuidBytes(viewer.userId), 21)
  return Buffer.concat([pass, signature(secret, pass)]).toString('base64url')
}

/** Null for what this secret did not sign, or not for this moment. */
export function readToken(secret: string, token: string, now: Date): Pass | null {
  const bytes = Buffer.from(token, 'base64url')
  // Several spellings decode to the same bytes: only the one that was given out counts.
  if (bytes.length !== PASS_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== token) return null
  const pass = bytes.subarray(0, PASS_BYTES)
  if (!timingSafeEqual(signature(secret, pass), bytes.subarray(PASS_BYTES))) return null
  const pool = pools[pass.readUInt8(0)]
  const until = pass.readUInt32BE(1)
  if (pool === undefined || until * 1000 <= now.getTime()) return null
  return { fileId: uuidText(pass.subarray(5, 21)), viewer: { pool, userId: uuidText(pass.subarray(21)) }, until }
}
