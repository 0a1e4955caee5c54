import { useSearchParams } from 'react-router'

/** The page that the address names, from 1. */
export function usePage(): number {
  const [search] = useSearchParams()
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 ? page : 1
}
