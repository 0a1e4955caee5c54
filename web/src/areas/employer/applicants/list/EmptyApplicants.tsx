import { EmptyState } from '#web/ui/page/EmptyState'

export function EmptyApplicants({ filtered }: { readonly filtered: boolean }) {
  return filtered ? (
    <EmptyState title="No matches" text="Remove a filter or try another search." />
  ) : (
    <EmptyState title="No applicants yet" text="When someone applies, you’ll see how their week fits your shifts." />
  )
}
