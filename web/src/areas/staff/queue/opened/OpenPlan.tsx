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
import { words } from '#web/areas/staff/queue/opened/words'

/** A charity or school that asks for the free plan. */
export function OpenPlan({ id, onDecided }: OpenProps) {
  const query = useQuery(staffQuery('freePlan', { params: { id } }))
  return (
    <Opened query={query}>
      {({ about, kind, number, note, dueAt }) => (
        <>
          <Card label={words.evidence}>
            <CaseHead
              title={about?.name ?? words.aCompany}
              text={`${kind === 'charity' ? words.charity : words.school} ${number}`}
              dueAt={dueAt}
            />
            {note && (
              <Section title={words.whatTheySaid}>
                <Quote>{note}</Quote>
              </Section>
            )}
            {about && <CaseBody of={about} />}
          </Card>
          <DecisionPanel
            choices={planChoices}
            reader={about?.name ?? words.theCompany}
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
