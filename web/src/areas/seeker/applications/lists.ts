import type { Input } from '@evenshift/contract/call'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import type { ApplicationTab } from '@evenshift/contract/states/application/application'
import { seekerQuery } from '#web/shared/calls/seeker'
import { paths } from '#web/shared/paths'

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
    label: 'Live',
    path: paths.liveApplications,
    counts: 'live',
    empty: { title: 'No live applications', text: 'When you apply, you’ll see who’s viewed it and when you’ll hear back.' },
  },
  offers: {
    label: 'Offers',
    path: paths.offers,
    counts: 'jobOffer',
    empty: { title: 'No offers yet', text: 'Offers appear here with the pay, the shifts and the date to reply by.' },
  },
  history: {
    label: 'History',
    path: paths.applicationHistory,
    counts: 'history',
    empty: { title: 'Nothing here yet', text: 'Finished applications appear here, with what happened and when.' },
  },
}

/** The page of a list; `status` narrows the first of them. */
export function listQuery(key: ListKey, page: number, status: string | null) {
  const query = { page: String(page), ...(status ? { status } : {}) }
  switch (key) {
    case 'live':
      return seekerQuery('liveApplications', { query: query as Input<SeekerService['liveApplications']>['query'] }) // a status from an address is for the server to refuse
    case 'offers':
      return seekerQuery('jobOffers', { query: query as Input<SeekerService['jobOffers']>['query'] })
    case 'history':
      return seekerQuery('pastApplications', { query: query as Input<SeekerService['pastApplications']>['query'] })
  }
}
