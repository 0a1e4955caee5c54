import '../../../../ui/theme/controls.css'
import type { Employer } from '@evenshift/contract/model/company/employer'
import { useQuery } from '@tanstack/react-query'
import { CompanyFix } from '#web/areas/auth/verification/rejected/CompanyFix'
import { RejectedFrame } from '#web/areas/auth/verification/rejected/RejectedFrame'
import { employerQuery } from '#web/shared/calls/employer'
import { FailurePage } from '#web/shared/screens/FailurePage'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import styles from './Rejected.module.css'

/** The company as it was sent, to whoever may fix it; to the others, who can. */
export function RejectedCompany() {
  const company = useQuery(employerQuery('employerDetails'))
  const info = useQuery(employerQuery('employerInfo'))
  const failed = [company, info].find(({ error }) => error)
  if (failed) return <FailurePage error={failed.error} onRetry={() => void failed.refetch()} />
  if (!company.data || !info.data) return <PageSpinner />
  const { statusReason, resubmissionsLeft, evidence } = company.data
  const isReviewer = info.data.role === 'reviewer'
  return (
    <RejectedFrame type="employer" title="Your company wasn’t approved" reason={statusReason} triesLeft={resubmissionsLeft}>
      {evidence.length > 0 && <Fine evidence={evidence} />}
      {resubmissionsLeft > 0 && (isReviewer ? <WhoCanFix team={info.data.team} /> : <CompanyFix company={company.data} />)}
    </RejectedFrame>
  )
}

function Fine({ evidence }: Pick<Employer, 'evidence'>) {
  return (
    <>
      <h2 className={styles.fine}>This is fine</h2>
      <ul className={styles.passed}>
        {evidence.map(({ kind, text }) => (
          <li key={kind}>{text}</li>
        ))}
      </ul>
    </>
  )
}

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })

function WhoCanFix({ team }: { readonly team: readonly { readonly name: string; readonly role: string }[] }) {
  const names = team.flatMap(({ name, role }) => (role === 'reviewer' ? [] : [name]))
  return <p>You’re a reviewer here, so you can’t change the company. {anyOf.format(names)} can fix it and send it again.</p>
}
