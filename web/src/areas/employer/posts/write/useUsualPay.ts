import { POSTCODE } from '@evenshift/contract/constants'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { employerQuery } from '#web/shared/calls/employer'

const TYPING_MS = 500

/** What live jobs like this one pay an hour nearby; null where they are too few to tell. */
export function useUsualPay({ jobRole, sectorId, location, postcode }: PostValues): number | null {
  const [asked] = useDebouncedValue(JSON.stringify([jobRole.trim(), sectorId, location, postcode.trim()]), TYPING_MS)
  const [role, sector, city, code] = JSON.parse(asked) as [string, string | null, string | null, string]
  const { data } = useQuery({
    ...employerQuery('usualPay', {
      query: {
        jobRole: role,
        location: city ?? '',
        ...(sector !== null && { sectorId: sector }),
        ...(POSTCODE.test(code) && { postcode: code }),
      },
    }),
    enabled: city !== null && (role !== '' || sector !== null),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    meta: { ownErrors: true },
  })
  return data?.hourly ?? null
}
