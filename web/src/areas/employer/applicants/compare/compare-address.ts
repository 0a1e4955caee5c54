import { paths, to } from '#web/shared/paths'

/** More than four columns nobody can read. */
const LEAST = 2
const MOST = 4
const NAME = 'with'

export const isComparable = (ids: readonly string[]): boolean => ids.length >= LEAST && ids.length <= MOST

export const compareAddress = (jobId: string, ids: readonly string[]): string => `${to(paths.compare, { jobId })}?${NAME}=${ids.join(',')}`

/** Whom an address puts side by side, each once; none where it names too few. */
export function comparedIn(address: URLSearchParams): readonly string[] {
  const ids = [...new Set((address.get(NAME) ?? '').split(',').filter(Boolean))].slice(0, MOST)
  return isComparable(ids) ? ids : []
}
