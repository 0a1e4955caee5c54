import type { Send } from '#web/api/send'
import { type Session, isExpired } from '#web/shared/session/session'

/** Puts the session's token on every call; an expired one is renewed once and the call repeated. */
export const authorised =
  (session: Pick<Session<never>, 'token' | 'replaced'>, send: Send): Send =>
  async (request) => {
    const token = await session.token()
    try {
      return await send({ ...request, token })
    } catch (error) {
      if (!isExpired(error)) throw error
      return send({ ...request, token: await session.replaced(token) })
    }
  }
