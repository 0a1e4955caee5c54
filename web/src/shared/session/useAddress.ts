import { useLocation } from 'react-router'

/** The whole of where the person is, as a link would say it. */
export function useAddress(): string {
  const { pathname, search, hash } = useLocation()
  return pathname + search + hash
}
