import { useNavigate } from 'react-router'
import { pathBefore } from '#web/shared/screens/leaving/path-before'

/** Leads to a screen as it was left, filters and place and all, where it is the one before this; else to its beginning. */
export function useBack(to: string): () => void {
  const navigate = useNavigate()
  return () => void (pathBefore() === to ? navigate(-1) : navigate(to))
}
