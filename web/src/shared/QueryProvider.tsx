import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from '#web/api/query-client'
import { notify } from '#web/shared/notices/notify'
import { session } from '#web/shared/session/current'

const queryClient = createQueryClient((text) => notify({ kind: 'error', text }))
// What one person loaded is never shown to the next.
session.subscribe(() => {
  if (['signed_out', 'leaving'].includes(session.state().status)) queryClient.clear()
})

/** Stands around the screens of those who are signed in, not around the whole product: signing in does without it, and without its weight. */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
