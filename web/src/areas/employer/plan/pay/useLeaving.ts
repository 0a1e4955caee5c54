import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * Goes to a page of the payment provider's once its address is known. What led there is busy until this page is gone, and works again
 * for whoever comes back to it.
 */
export function useLeaving<Asked>(ask: (asked: Asked) => Promise<string>) {
  const leaving = useMutation({ meta: { ownErrors: true }, mutationFn: ask, onSuccess: (url) => window.location.assign(url) })
  const { reset } = leaving
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [reset])
  return { go: leaving.mutate, isBusy: leaving.isPending || leaving.isSuccess, asked: leaving.variables, error: leaving.error }
}
