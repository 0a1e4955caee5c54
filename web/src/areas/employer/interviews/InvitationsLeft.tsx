import { useQuery } from '@tanstack/react-query'
import { packageWords } from '@evenshift/contract/states/company/package-words'
import { employerQuery } from '#web/shared/calls/employer'
import { Note } from '#web/ui/display/Note'
import { LinkButton } from '#web/ui/page/LinkButton'
import { words } from '#web/areas/employer/interviews/words'
import styles from './Interviews.module.css'

/** What the plan has left this month, and the ways on where that is nothing; nothing while it is not known. */
export function InvitationsLeft({ onOptions }: { readonly onOptions: () => void }) {
  const { data: plan } = useQuery(employerQuery('entitlement'))
  if (!plan) return null
  const most = plan.limits.interviewInvitations
  const left = Math.max(0, most - plan.usage.interviewInvitations)
  if (left === 0)
    return (
      <Note kind="warning">
        {words.allInvitationsMonthUsed(most, packageWords[plan.package])}{' '}
        <LinkButton onClick={onOptions}>{words.seeYourOptions}</LinkButton>
      </Note>
    )
  return <p className={styles.muted}>{words.invitationsLeftMonth(left, most)}</p>
}
