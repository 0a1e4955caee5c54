import type { Input } from '@evenshift/contract/call'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import type { ApplicationTab } from '@evenshift/contract/states/application/application'
import { seeker } from '#web/shared/calls/seeker'
import type { Part } from '#web/shared/paging/useMore'
import { LISTED } from '#web/shared/paging/usePage'
import { paths } from '#web/shared/paths'
import { words } from '#web/areas/seeker/applications/words'

export const listKeys = ['live', 'offers', 'history'] as const
export type ListKey = (typeof listKeys)[number]

interface List {
  readonly label: string
  readonly path: string
  readonly counts: ApplicationTab
  readonly empty: { readonly title: string; readonly text: string }
}

export const lists: Readonly<Record<ListKey, List>> = {
  live: {
    label: words.live,
    path: paths.liveApplications,
    counts: 'live',
    empty: { title: words.noLiveApplications, text: words.whenApplyYoullSee },
  },
  offers: {
    label: words.offers,
    path: paths.offers,
    counts: 'jobOffer',
    empty: { title: words.noOffersYet, text: words.offersAppearHerePay },
  },
  history: {
    label: words.history,
    path: paths.applicationHistory,
    counts: 'history',
    empty: { title: words.nothingHereYet, text: words.finishedApplicationsAppearHere },
  },
}

/** By what a list is narrowed, in its address and its call. */
export const narrowing = { live: 'turn', offers: 'status', history: 'status' } as const satisfies Record<ListKey, string>

/** What a list asks, part after part; `chosen` narrows it. */
export function listAsk(key: ListKey, chosen: string | null) {
  const narrowed = chosen ? { [narrowing[key]]: chosen } : {}
  return (part: Part, signal: AbortSignal) => {
    const query = { ...part, limit: LISTED, ...narrowed }
    switch (key) {
      case 'live':
        return seeker.liveApplications({ query: query as Input<SeekerService['liveApplications']>['query'] }, { signal }) // what an address asks is for the server to refuse
      case 'offers':
        return seeker.jobOffers({ query: query as Input<SeekerService['jobOffers']>['query'] }, { signal })
      case 'history':
        return seeker.pastApplications({ query: query as Input<SeekerService['pastApplications']>['query'] }, { signal })
    }
  }
}
export const listCalls = { live: 'liveApplications', offers: 'jobOffers', history: 'pastApplications' } as const
