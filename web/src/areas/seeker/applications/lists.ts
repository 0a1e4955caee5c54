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
    empty: { title: 'Nothing under way', text: 'When you apply, you see here who has looked and by when you hear back.' },
  },
  offers: {
    label: 'Offers',
    path: paths.offers,
    counts: 'jobOffer',
    empty: { title: 'No offers yet', text: 'An offer stands here with its pay, its shifts and the day by which to answer.' },
  },
  history: {
    label: 'History',
    path: paths.applicationHistory,
    counts: 'history',
    empty: { title: 'Nothing is over yet', text: 'What has ended stands here, with what happened and when.' },
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
