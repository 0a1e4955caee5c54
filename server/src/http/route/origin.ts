import type { FastifyRequest } from 'fastify'

/**
 * True when a browser says that the call comes from this origin, or when no browser sent it.
 * Browsers set Origin on every POST and Sec-Fetch-Site on every call; pages cannot change either.
 */
export function comesFromOurPages(request: FastifyRequest, origin: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const from = request.headers.origin
  return from === undefined || from === origin || from === `${request.protocol}://${request.host}`
}
