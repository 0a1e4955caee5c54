import type { LiveEvent } from '@evenshift/contract/model/event'
import type { QueryClient } from '@tanstack/react-query'
import { type Services, refresh } from '#web/api/keys'
import { approvalQuery, screenFor } from '#web/shared/approval/approval'
import { unreadKey } from '#web/shared/notifications/useNotifications'
import type { SignInType } from '#web/shared/session/sign-in-type'

type Named = Exclude<LiveEvent['event'], 'unread'>
type Touched<S extends keyof Services> = Readonly<Record<Named, readonly (keyof Services[S])[]>>

/** What a seeker's application stands in. An interview that is being answered stays as it is. */
const applications = [
  'openApplication',
  'accessLog',
  'conversations',
  'liveApplications',
  'pastApplications',
  'jobOffers',
  'applicationCount',
  'liveFilters',
  'jobOfferFilters',
  'historyFilters',
  'interviews',
  'home',
  'openJob',
] as const
const seekers: Touched<'seeker'> = { notification: applications, application: applications, job: ['openJob'], profile: [], plan: [] }

const applicants = [
  'applications',
  'openApplication',
  'pulledOut',
  'conversations',
  'applicationsCount',
  'cover',
  'meetings',
  'jobsWithApplications',
  'ongoingJobs',
  'closedJobs',
  'jobDetails',
  'changeAnswers',
] as const
const employers: Touched<'employer'> = {
  notification: applicants,
  application: applicants,
  job: [...applicants, 'entitlement'],
  profile: ['employerInfo', 'entitlement'],
  plan: ['entitlement', 'membership', 'transactions', 'checkoutState'],
}
const allNamed = ['notification', 'application', 'job', 'profile', 'plan'] as const satisfies readonly Named[]

/** One change comes as several events, and one's own besides its answer: what they touch is asked for once. */
const GATHERED_MS = 100

/** Refreshes what events touch. What came while nobody could hear is not known: then all is refreshed that any event can touch. */
export function refresher(type: SignInType, cache: QueryClient, signal: AbortSignal): (event: LiveEvent, isFirst: boolean) => void {
  const side = type === 'jobseeker' ? 'seeker' : 'employer'
  const unread = unreadKey(side)
  const approval = approvalQuery(type).queryKey
  const gathered = new Set<LiveEvent['event']>()

  const isWaiting = (): boolean => {
    const known = cache.getQueryData(approval)
    return known !== undefined && screenFor(known, type) !== null
  }
  const refreshGathered = async (): Promise<void> => {
    const names = allNamed.filter((name) => gathered.has(name))
    const isUnreadChanged = gathered.has('unread')
    gathered.clear()
    // Whoever has just been suspended would be refused all else.
    if (names.includes('profile')) await cache.invalidateQueries({ queryKey: approval })
    if (signal.aborted || isWaiting()) return
    if (side === 'seeker') void refresh(cache, side, [...new Set(names.flatMap((name) => seekers[name]))])
    else void refresh(cache, side, [...new Set(names.flatMap((name) => employers[name]))])
    // How many are unread has come with the event; the lists have not.
    const isList = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[2] !== unread[2]
    if (isUnreadChanged) void cache.invalidateQueries({ queryKey: [side, 'notifications'], predicate: isList })
  }
  const gather = (...names: readonly LiveEvent['event'][]): void => {
    if (gathered.size === 0) setTimeout(() => void refreshGathered(), GATHERED_MS)
    for (const name of names) gathered.add(name)
  }
  /** All else is as new as the page; but whoever waits for a decision would wait for ever, were it made before the stream began. */
  const askWhetherStillWaiting = (): void => {
    if (isWaiting()) void cache.invalidateQueries({ queryKey: approval })
  }

  return ({ event, data }, isFirst) => {
    if (event !== 'unread') return gather(event)
    cache.setQueryData(unread, data.unread)
    if (isFirst) return askWhetherStillWaiting()
    return data.isAnew ? gather('unread', ...allNamed) : gather('unread')
  }
}
