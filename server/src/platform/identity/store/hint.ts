import type { Pool } from '@evenshift/contract/call'
import { sessionHint } from '@evenshift/contract/constants'
import { SESSION_SECONDS } from '#server/platform/identity/store/sessions'

/**
 * The Set-Cookie values of what stands beside a session's cookie for the page to read: that there is one, and nothing that opens it. A
 * browser clears what pages keep by themselves sooner (Safari after seven days without a visit), and the page would not know whom to renew.
 */
export function sessionHints(pool: Pool, baseUrl: string) {
  const attributes = ['Path=/', 'SameSite=Lax', ...(baseUrl.startsWith('https:') ? ['Secure'] : [])].join('; ')
  return {
    given: `${sessionHint(pool)}=yes; Max-Age=${SESSION_SECONDS}; ${attributes}`,
    taken: `${sessionHint(pool)}=; Max-Age=0; ${attributes}`,
  }
}
