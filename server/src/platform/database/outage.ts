import type { Outage } from '#server/platform/database/port'

/** SQLSTATE and system codes that say "not now": no connection, a restarting server, no free connection. */
const UNAVAILABLE = new Set([
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])
/** It waited for others for as long as it may, or was given up in favour of them; nothing was written. */
const BUSY = new Set(['55P03', '57014', '40P01', '40001'])
const FULL = new Set(['53100', 'ENOSPC'])
/** node-postgres reports its own time-outs and lost connections without a code. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/

/** Tells whether an error, or what caused it, means that the database is away, kept by others or has no room; null for every other error. */
export function outageOf(error: unknown): Outage | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? at.code : undefined
    if (typeof code === 'string') {
      if (FULL.has(code)) return 'full'
      if (UNAVAILABLE.has(code)) return 'unavailable'
      if (BUSY.has(code)) return 'busy'
    }
    if (CONNECTION_LOST.test(at.message)) return 'unavailable'
  }
  return null
}
