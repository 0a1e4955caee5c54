import type { VerificationCase } from '@evenshift/contract/model/staff/verification'
import { useQuery } from '@tanstack/react-query'
import { staff, staffQuery } from '#web/areas/staff/calls'
import { type Decided, DecisionPanel } from '#web/areas/staff/queue/decide/DecisionPanel'
import { verificationChoices } from '#web/areas/staff/queue/decide/choices'
import { CaseBody } from '#web/areas/staff/queue/opened/CaseBody'
import { CaseHead } from '#web/areas/staff/queue/opened/CaseHead'
import type { OpenProps } from '#web/areas/staff/queue/opened/OpenCase'
import { Opened } from '#web/areas/staff/queue/opened/Opened'
import { placeOf, readerOf } from '#web/areas/staff/queue/opened/case-words'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/staff/queue/opened/words'

const decide = ({ _id: id }: VerificationCase, { choice: { key }, reason, note: written }: Decided): Promise<unknown> => {
  const params = { id }
  const note = written.trim() ? { note: written } : {}
  if (key === 'remove') return staff.changeJob({ params, body: { decision: 'remove', reason } })
  const body = key === 'reject' ? { decision: 'reject' as const, reason, ...note } : { decision: 'approve' as const, ...note }
  return staff.decideVerification({ params, body })
}

/** A company, a profile or a job that waits to be checked. */
export function OpenVerification({ id, onDecided }: OpenProps) {
  const query = useQuery(staffQuery('verification', { params: { id } }))
  return (
    <Opened query={query}>
      {(one) => (
        <>
          <Card label={words.evidence}>
            <CaseHead title={one.name} text={placeOf(one)} dueAt={one.dueAt} />
            <CaseBody of={one} />
          </Card>
          <DecisionPanel
            choices={verificationChoices(one.subject)}
            reader={readerOf(one)}
            send={(decided) => decide(one, decided)}
            onDecided={onDecided}
          />
        </>
      )}
    </Opened>
  )
}
