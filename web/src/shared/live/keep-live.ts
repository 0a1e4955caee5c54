import { type QueryClient, onlineManager } from '@tanstack/react-query'
import { isUnreached } from '#web/api/api-error'
import { answered } from '#web/api/send'
import { type Open, follow } from '#web/shared/live/follow'
import { refresher } from '#web/shared/live/refresher'
import { authorised } from '#web/shared/session/authorised'
import { session } from '#web/shared/session/current'
import type { SignInType } from '#web/shared/session/sign-in-type'

const paths: Record<SignInType, () => Promise<string>> = {
  jobseeker: async () => (await import('#web/shared/calls/seeker')).seekerEventsPath,
  employer: async () => (await import('#web/shared/calls/employer')).employerEventsPath,
}

/** Follows what happens to whoever is signed in, and refreshes what it touches, until the signal. */
export async function keepLive(type: SignInType, cache: QueryClient, signal: AbortSignal): Promise<void> {
  const path = await paths[type]()
  const ask = authorised(session, answered)
  const open: Open = async (after, until) => {
    const headers = after === null ? {} : { 'last-event-id': after }
    const opening = ask({ method: 'GET', path, headers, signal: until })
    opening.then(
      () => onlineManager.setOnline(true),
      (error: unknown) => isUnreached(error) && onlineManager.setOnline(false),
    )
    const { body } = (await opening) as Response // what `answered` gives
    if (body === null) throw new Error('a stream without a body')
    return body
  }
  await follow(open, refresher(type, cache, signal), signal)
}
