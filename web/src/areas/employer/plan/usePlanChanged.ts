import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { refresh } from '#web/api/keys'

/** What to ask for again when the plan is another. */
export function usePlanChanged(): () => Promise<void> {
  const cache = useQueryClient()
  return useCallback(() => refresh(cache, 'employer', ['membership', 'entitlement', 'transactions']), [cache])
}
