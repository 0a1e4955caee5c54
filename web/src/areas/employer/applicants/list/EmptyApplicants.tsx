import { EmptyState } from '#web/ui/page/EmptyState'

export function EmptyApplicants({ filtered }: { readonly filtered: boolean }) {
  return filtered ? (
    <EmptyState title="Nobody here" text="Nobody matches this search and filter. Take one away to see more." />
  ) : (
    <EmptyState title="Nobody has applied yet" text="As soon as somebody does, they stand here with how their week fits your shifts." />
  )
}
