import { randomBytes } from 'node:crypto'
import type { Pool } from '@evenshift/contract/call'
import type { Browser } from '#server/platform/identity/port'

const MARK = /^[\w-]{43}$/
/** As long as browsers keep a cookie; each sign-in keeps it anew. */
const KEPT_SECONDS = 400 * 24 * 60 * 60

/** The mark that a browser keeps in a cookie of this pool, by which codes are its own and its people know it again. No page reads it, and no other site sends it. */
export function browsers(pool: Pool, baseUrl: string) {
  const name = `evenshift-${pool}.browser`
  const attributes = [
    `Max-Age=${KEPT_SECONDS}`,
    `Path=/identity/${pool}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(baseUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
  return (cookieHeader: string | undefined): Browser => {
    const kept = cookieHeader?.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
    const given = kept?.slice(name.length + 1) ?? ''
    const mark = MARK.test(given) ? given : randomBytes(32).toString('base64url')
    return { mark, cookie: `${name}=${mark}; ${attributes}` }
  }
}
