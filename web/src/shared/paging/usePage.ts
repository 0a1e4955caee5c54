import { useSearchParams } from 'react-router'

/** Rows on a page of a list; the five of the calls are for whoever names no number. */
export const LISTED = 20

/** The page that the address names, from 1. */
export function usePage(): number {
  const [search] = useSearchParams()
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 ? page : 1
}
