/** Both sides are told what happens to them alike. */
import type { LiveEvent } from '@evenshift/contract/model/event'
import { unreadNotifications } from '#server/capabilities/ground/notices/public'
import type { Caller, Parts, Streaming } from '#server/http/call/context'

export interface Context extends Pick<Parts, 'db' | 'identity' | 'live'>, Streaming {
  readonly me: Caller
}

export const eventCalls = {
  /** What happens to whoever calls, for as long as their session lives: it may outlast the token. */
  async *events(_input: object, { db, identity, live, me, lastEventId, signal }: Context): AsyncGenerator<LiveEvent | null> {
    for await (const { place, isAnew, happenings } of live.follow(me.userId, lastEventId, signal)) {
      if (!(await identity.pool(me.pool).isAlive(me))) return
      let isUnreadTold = !isAnew
      for (const happening of happenings) {
        if (happening.event !== 'unread') yield happening
        if (happening.event === 'unread' || happening.event === 'notification') isUnreadTold = false
      }
      if (!isUnreadTold) yield { id: place, event: 'unread', data: { unread: await unreadNotifications(db, me.userId), isAnew } }
      else if (happenings.length === 0) yield null
    }
  },
}
