import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Fetches the interview again: its recordings' addresses last for minutes. */
export function useInterviewRefresh(): () => void {
  const cache = useQueryClient()
  return useCallback(() => void cache.invalidateQueries({ queryKey: ['seeker', 'interviewDetails'] }), [cache])
}
