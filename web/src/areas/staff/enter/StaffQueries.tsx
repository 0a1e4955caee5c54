import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from '#web/api/query-client'
import { notify } from '#web/shared/notices/notify'
import { staffSession } from '#web/shared/session/staff'

const queryClient = createQueryClient((text) => notify({ kind: 'error', text }))
// What one colleague looked at is never shown to the next.
staffSession.subscribe(() => {
  if (staffSession.state().status !== 'signed_in') queryClient.clear()
})

/** What the staff loaded, apart from what the market's own screens did. */
export const StaffQueries = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
