import { useQuery } from '@tanstack/react-query'
import { staff, staffQuery } from '#web/areas/staff/calls'
import { DecisionPanel } from '#web/areas/staff/queue/decide/DecisionPanel'
import { planChoices } from '#web/areas/staff/queue/decide/choices'
import { CaseBody } from '#web/areas/staff/queue/opened/CaseBody'
import { CaseHead } from '#web/areas/staff/queue/opened/CaseHead'
import type { OpenProps } from '#web/areas/staff/queue/opened/OpenCase'
import { Opened } from '#web/areas/staff/queue/opened/Opened'
import { Quote, Section } from '#web/areas/staff/queue/opened/Section'
import { Card } from '#web/ui/page/Card'

/** A charity or school that asks for the free plan. */
export function OpenPlan({ id, onDecided }: OpenProps) {
  const query = useQuery(staffQuery('freePlan', { params: { id } }))
  return (
    <Opened query={query}>
      {({ about, kind, number, note, dueAt }) => (
        <>
          <Card label="Evidence">
            <CaseHead title={about?.name ?? 'A company'} text={`${kind === 'charity' ? 'Charity' : 'School'} ${number}`} dueAt={dueAt} />
            {note && (
              <Section title="What they said">
                <Quote>{note}</Quote>
              </Section>
            )}
            {about && <CaseBody of={about} />}
          </Card>
          <DecisionPanel
            choices={planChoices}
            reader={about?.name ?? 'the company'}
            send={({ choice: { key }, reason }) =>
              staff.decideFreePlan({ params: { id }, body: key === 'grant' ? { decision: 'grant' } : { decision: 'decline', reason } })
            }
            onDecided={onDecided}
          />
        </>
      )}
    </Opened>
  )
}
