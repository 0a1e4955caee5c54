import { PAGE_SIZE_MOST } from '@evenshift/contract/constants'
import type { Application } from '@evenshift/contract/model/application/application'
import { useQuery } from '@tanstack/react-query'
import { wentToSomeoneElse } from '#web/areas/seeker/applications/facts'
import { seeker } from '#web/shared/calls/seeker'

/** Every application that was rejected or whose job went to someone else, page after page. */
async function allRejected(signal: AbortSignal): Promise<readonly Application[]> {
  const read: Application[] = []
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await seeker.pastApplications(
      { query: { status: ['rejected', 'closed_job'], page, limit: PAGE_SIZE_MOST } },
      { signal },
    )
    read.push(...data)
    if (data.length === 0 || read.length >= pagination.total)
      return read.filter((one) => one.status === 'rejected' || wentToSomeoneElse(one))
  }
}

export const useRejected = (isAsked = true) =>
  useQuery({ queryKey: ['seeker', 'pastApplications', 'rejected'], queryFn: ({ signal }) => allRejected(signal), enabled: isAsked })
