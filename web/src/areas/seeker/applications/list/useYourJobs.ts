import type { Application } from '@evenshift/contract/model/application/application'
import { useQuery } from '@tanstack/react-query'
import { seekerQuery } from '#web/shared/calls/seeker'
import { daysUntil } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'

export interface YourJob extends Application {
  readonly offer: NonNullable<Application['offer']>
}

/** The jobs that a person said yes to, accepted and hired alike, until their last day; undefined while they are not known. */
export function useYourJobs(): readonly YourJob[] | undefined {
  const now = useNow()
  const accepted = useQuery({ ...seekerQuery('jobOffers', { query: { status: 'offer_accepted' } }), meta: { ownErrors: true } })
  const hired = useQuery({ ...seekerQuery('pastApplications', { query: { status: 'hired' } }), meta: { ownErrors: true } })
  if (accepted.isPending || hired.isPending) return undefined
  return [...(accepted.data?.data ?? []), ...(hired.data?.data ?? [])].filter(
    (one): one is YourJob => one.offer !== null && (one.offer.endDate === null || daysUntil(one.offer.endDate, now) >= 0),
  )
}
