import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { ownEmailQuery } from '#web/shared/settings/own-email'
import { EvidenceRow } from '#web/ui/job/EvidenceRow'
import { words } from '#web/areas/auth/verification/check/words'

interface CheckRowsProps {
  readonly type: SignInType
  /** How the person who looks goes about it. */
  readonly text: string
  readonly children?: ReactNode
}

/** The email that was confirmed, what else was checked, and the person who looks last. */
export function CheckRows({ type, text, children }: CheckRowsProps) {
  const { data: own } = useQuery(ownEmailQuery(type))
  return (
    <ul>
      {own && <EvidenceRow state="met" requirement={words.yourEmailIsConfirmed} proof={own.email} />}
      {children}
      <EvidenceRow state="waiting" requirement={words.someoneOurTeamTakes} proof={text} />
    </ul>
  )
}
