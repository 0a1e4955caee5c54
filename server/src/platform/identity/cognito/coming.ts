import type { CognitoParts } from '#server/platform/identity/cognito/parts'
import type { AccessClaims } from '#server/platform/identity/cognito/tokens'
import type { Client, HandedOver, IdentityPool, SignInElsewhere, SignedIn } from '#server/platform/identity/port'

/** Whoever hands over a session that is new here has signed in within this time, so that a token from before an end begins nothing. */
const FRESH_MS = 10 * 60_000

/** Sessions that begin with what the service gave a browser, and are renewed by it. */
export function coming({ pool, db, clock, wire, read, cookies, sessions, people, browsers }: CognitoParts) {
  const signedIn = (accessToken: string, { sessionId, expiresAt }: AccessClaims, refreshToken: string): SignedIn => ({
    accessToken,
    expiresAt,
    cookies: cookies.given({ sessionId, refreshToken }),
  })
  /** Our rows of who came; false where the session has ended, or is an old one that was never here. */
  const take = (claims: AccessClaims, holder: { email: string; hasStep: boolean }, client: Client, { joined, met, moved }: HandedOver) =>
    db.transaction(async (tx) => {
      const { userId } = claims
      const { email } = holder
      const state = await sessions.state(tx, claims)
      const isFresh = claims.signedInAt.getTime() > clock.now().getTime() - FRESH_MS
      if (state === 'ended' || (state === 'none' && !isFresh)) return false
      const kept = await people.keep(tx, { userId, email })
      for (const each of kept.moved) await moved(tx, each.userId, each.email)
      if (kept.isNew) await joined(tx, userId)
      await sessions.begin(tx, claims, client, holder.hasStep)
      const isNewBrowser = await browsers.meet(tx, userId, client.browser)
      if (isNewBrowser && !kept.isNew) await met(tx, { userId, email, userAgent: client.userAgent })
      return true
    })

  const handOver: SignInElsewhere['handOver'] = async ({ accessToken, refreshToken }, client, follows) => {
    const claims = await read(accessToken)
    if (typeof claims === 'string') return claims
    const holder = await wire.holderOf(accessToken)
    if (holder === 'refused') return 'expired'
    if (holder.userId !== claims.userId || holder.email === '') return 'bad'
    // A pool may keep no word of a step that it asks everybody for. It matters for the staff alone.
    const hasStep = holder.hasStep || (pool === 'staff' && (await wire.asksEverybodyTwice()))
    return (await take(claims, { ...holder, hasStep }, client, follows)) ? signedIn(accessToken, claims, refreshToken) : 'expired'
  }

  const renew: IdentityPool['renew'] = async (cookieHeader, client) => {
    const kept = cookies.read(cookieHeader)
    const userId = kept && (await sessions.holderOf(kept.sessionId))
    if (!kept || userId === null) return 'expired'
    const given = await wire.renew(kept.refreshToken)
    const claims = given === 'refused' ? 'bad' : await read(given.accessToken)
    const isTheirs = typeof claims === 'object' && claims.userId === userId && claims.sessionId === kept.sessionId
    if (given === 'refused' || !isTheirs) {
      await sessions.endOne(db, kept.sessionId)
      return 'expired'
    }
    return (await sessions.keepOn(claims, client)) ? signedIn(given.accessToken, claims, given.refreshToken) : 'expired'
  }
  return { handOver, renew }
}
