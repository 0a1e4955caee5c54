import type { Employer } from '@evenshift/contract/model/company/employer'
import { EvidenceRow } from '#web/ui/job/EvidenceRow'
import { words } from '#web/areas/auth/verification/fix/words'

/** What passed of a company that was sent back: nobody is there without an email that they confirmed. */
export const WhatIsFine = ({ evidence }: Pick<Employer, 'evidence'>) => (
  <ul>
    <EvidenceRow
      state="met"
      requirement={words.everythingElseIsFine}
      proof={[words.emailConfirmed, ...evidence.map(({ text }) => text)].join('. ')}
    />
  </ul>
)
