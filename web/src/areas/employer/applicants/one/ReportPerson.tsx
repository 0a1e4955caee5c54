import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { employer } from '#web/shared/calls/employer'
import { useReport } from '#web/shared/feedback/useReport'
import { LinkButton } from '#web/ui/page/LinkButton'
import { words } from '#web/areas/employer/applicants/one/words'
import styles from './Applicant.module.css'

/** For an applicant who isn't who they say, or is abusive. */
export function ReportPerson({ application: { _id, applicant } }: { readonly application: EmployerApplicationDetail }) {
  const { report, sheet } = useReport()
  const { name } = applicant
  const title = words.report(name)
  return (
    <p className={styles.muted}>
      {words.somethingWrong}{' '}
      <LinkButton
        onClick={() => report({ side: 'employer', calls: employer, title, kind: 'report_person', subjectId: _id, reported: name })}
      >
        {title}
      </LinkButton>
      {sheet}
    </p>
  )
}
