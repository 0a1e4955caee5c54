import type { Pool } from '@evenshift/contract/call'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { SignInCard } from '#web/shared/settings/sign-in/SignInCard'
import type { SignInCalls } from '#web/shared/settings/sign-in/sign-in-calls'
import { Bone } from '#web/ui/page/Bone'
import { words } from '#web/shared/settings/sign-in/words'

interface LoadedSignInCardProps {
  readonly pool: Pool
  /** What the card asks, by who asks for the pool's passwords. */
  readonly load: () => Promise<SignInCalls>
  readonly children?: ReactNode
}

/** The card of signing in, once it is known what can be done about it. */
export function LoadedSignInCard({ pool, load, children }: LoadedSignInCardProps) {
  const {
    data: calls,
    error,
    refetch,
  } = useQuery({ queryKey: ['sign-in', 'calls', pool], queryFn: load, staleTime: Infinity, structuralSharing: false })
  if (error) return <QueryFailure title={words.couldntLoadHowSign} error={error} onRetry={() => void refetch()} />
  return calls ? <SignInCard calls={calls}>{children}</SignInCard> : <Bone height={480} />
}
