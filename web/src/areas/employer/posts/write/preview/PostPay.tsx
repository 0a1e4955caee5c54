import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { usePayCard } from '#web/areas/employer/posts/write/preview/usePayCard'
import { PayDetails } from '#web/shared/job/PayDetails'

/** The pay of a post that is being written, worked out as it is for the people who read it. */
export function PostPay({ values }: { readonly values: PostValues }) {
  const worked = usePayCard(values)
  return worked && <PayDetails job={{ ...worked.job, payCard: worked.payCard }} />
}
