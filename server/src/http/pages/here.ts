import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/
/** Names that no other machine can take; a page of a stranger's name that points here sends that name. */
const OWN_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i
/** What proxies write: behind one, everybody comes from this machine. */
const PASSED_ON = /^(forwarded|via|x-forwarded.*|x-real-ip|x-client-ip|x-original.*|true-client-ip|cf-.*)$/

/** Whether a request was made on this machine, by whoever sits at it: not through a proxy, and not by another site's page. */
export function isAskedHere({ raw, headers }: FastifyRequest): boolean {
  // The connection's own address: what a proxy says of it is not asked.
  if (!LOOPBACK.test(raw.socket.remoteAddress ?? '')) return false
  return OWN_HOST.test(headers.host ?? '') && !Object.keys(headers).some((name) => PASSED_ON.test(name))
}
