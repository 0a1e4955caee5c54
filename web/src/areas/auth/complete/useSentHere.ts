import { useLocation } from 'react-router'

/** Whether somebody wanted to be elsewhere and was sent here to complete the profile first. */
export function useSentHere(): boolean {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'profile' in state && state.profile === 'inComplete'
}
