import { EmptyState } from '#web/ui/page/EmptyState'
import { words } from '#web/areas/employer/applicants/list/words'

export function EmptyApplicants({ filtered }: { readonly filtered: boolean }) {
  return filtered ? (
    <EmptyState title={words.noMatches} text={words.removeFilterTryAnother} />
  ) : (
    <EmptyState title={words.noApplicantsYet} text={words.whenSomeoneAppliesYoull} />
  )
}
