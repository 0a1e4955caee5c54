import { PAGE_SIZE_MOST } from '@evenshift/contract/constants'
import type { Application } from '@evenshift/contract/model/application/application'
import { useQuery } from '@tanstack/react-query'
import { seeker } from '#web/shared/calls/seeker'

/** Every rejected application, page after page. */
async function allRejected(signal: AbortSignal): Promise<readonly Application[]> {
  const found: Application[] = []
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await seeker.pastApplications({ query: { status: ['rejected'], page, limit: PAGE_SIZE_MOST } }, { signal })
    found.push(...data)
    if (data.length === 0 || found.length >= pagination.total) return found
  }
}

export const useRejected = () =>
  useQuery({ queryKey: ['seeker', 'pastApplications', 'rejected'], queryFn: ({ signal }) => allRejected(signal) })
