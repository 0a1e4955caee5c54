import type { Output } from '@evenshift/contract/call'
import { PAGE_SIZE_MOST } from '@evenshift/contract/constants'
import type { Application } from '@evenshift/contract/model/application/application'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import { type ApplicationTab, tabOf } from '@evenshift/contract/states/application/application'
import { useQuery } from '@tanstack/react-query'
import { seeker } from '#web/shared/calls/seeker'
import { type ListKey, lists } from '#web/areas/seeker/applications/lists'
import { daysUntil } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'

export interface YourJob extends Application {
  readonly offer: NonNullable<Application['offer']>
}

/** Whether somebody said yes to it, and its last day is not over. */
export const isYours = <A extends Pick<Application, 'status' | 'offer'>>(one: A, now: Date): one is A & Pick<YourJob, 'offer'> =>
  (one.status === 'offer_accepted' || one.status === 'hired') &&
  one.offer !== null &&
  (one.offer.endDate === null || daysUntil(one.offer.endDate, now) >= 0)

type Page = Output<SeekerService['jobOffers']>
/** A list to its end, page after page: somebody who has worked here for years has many. */
async function allOf(ask: (part: { page: number; limit: number }) => Promise<Page>): Promise<readonly Application[]> {
  const read: Application[] = []
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await ask({ page, limit: PAGE_SIZE_MOST })
    read.push(...data)
    if (data.length === 0 || read.length >= pagination.total) return read
  }
}

/**
 * The jobs that a person said yes to, accepted and hired alike, until their last day; undefined while they are not known, and with `anew` before
 * they were read again, since what is led by them is led once.
 */
export function useYourJobs(anew = false): readonly YourJob[] | undefined {
  const now = useNow()
  const accepted = useQuery({
    queryKey: ['seeker', 'jobOffers', 'accepted'],
    queryFn: ({ signal }) => allOf((part) => seeker.jobOffers({ query: { status: 'offer_accepted', ...part } }, { signal })),
    meta: { ownErrors: true },
  })
  const hired = useQuery({
    queryKey: ['seeker', 'pastApplications', 'hired'],
    queryFn: ({ signal }) => allOf((part) => seeker.pastApplications({ query: { status: 'hired', ...part } }, { signal })),
    meta: { ownErrors: true },
  })
  if (accepted.isPending || hired.isPending) return undefined
  if (anew && !(accepted.isFetchedAfterMount && hired.isFetchedAfterMount)) return undefined
  return [...(accepted.data ?? []), ...(hired.data ?? [])].filter((one) => isYours(one, now))
}

/** Those of them that the server counts in a list, which then shows them no more: each is in one list. */
export const yoursIn = (list: ListKey, jobs: readonly YourJob[]): readonly YourJob[] =>
  jobs.filter(({ status }) => tabOf(status) === lists[list].counts)
/** How many applications a list shows. */
export const countIn = (list: ListKey, counts: Readonly<Record<ApplicationTab, number>>, jobs: readonly YourJob[]): number =>
  counts[lists[list].counts] - yoursIn(list, jobs).length
