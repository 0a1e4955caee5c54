import type { ReportCase } from '@evenshift/contract/model/staff/report'
import { useQuery } from '@tanstack/react-query'
import { staff, staffQuery } from '#web/areas/staff/calls'
import { type Decided, DecisionPanel } from '#web/areas/staff/queue/decide/DecisionPanel'
import { reportChoices } from '#web/areas/staff/queue/decide/choices'
import { CaseBody } from '#web/areas/staff/queue/opened/CaseBody'
import { CaseHead } from '#web/areas/staff/queue/opened/CaseHead'
import type { OpenProps } from '#web/areas/staff/queue/opened/OpenCase'
import { Opened } from '#web/areas/staff/queue/opened/Opened'
import { SaidAbout } from '#web/areas/staff/queue/opened/SaidAbout'
import { placeOf, readerOf, reportTitle } from '#web/areas/staff/queue/opened/case-words'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/staff/queue/opened/words'

const decide = ({ _id: id }: ReportCase, { choice, reason, outcome, withOthers }: Decided): Promise<unknown> =>
  staff.changeReport({
    params: { id },
    body: {
      status: choice.report?.status ?? 'resolved',
      outcome,
      withOthers,
      ...(choice.report?.action && { action: choice.report.action }),
      ...(choice.reason !== undefined && { reason }),
    },
  })

/** What somebody reported or wrote, with what it is about. */
export function OpenReport({ id, onDecided }: OpenProps) {
  const query = useQuery(staffQuery('report', { params: { id } }))
  return (
    <Opened query={query}>
      {(report) => (
        <>
          <Card label={words.evidence}>
            <CaseHead title={reportTitle(report)} text={report.about ? placeOf(report.about) : report.sender.name} dueAt={report.dueAt} />
            <SaidAbout report={report} />
            {report.about && <CaseBody of={report.about} />}
          </Card>
          <DecisionPanel
            choices={reportChoices(report)}
            reader={report.about ? readerOf(report.about) : 'they'}
            others={report.others.length}
            send={(decided) => decide(report, decided)}
            onDecided={onDecided}
          />
        </>
      )}
    </Opened>
  )
}
