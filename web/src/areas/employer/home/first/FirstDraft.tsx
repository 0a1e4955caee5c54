import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { useQuery } from '@tanstack/react-query'
import { FirstJob } from '#web/areas/employer/home/first/FirstJob'
import { firstStepOf } from '#web/areas/employer/posts/write/steps/steps'
import { employerQuery } from '#web/shared/calls/employer'
import { paths } from '#web/shared/paths'
import { words } from '#web/areas/employer/home/first/words'

/** The draft that was begun, opened where something is missing, or at the review. */
export function FirstDraft({ draft: { _id, title } }: { readonly draft: PostCard }) {
  const { data: faults } = useQuery({ ...employerQuery('jobFaults', { params: { id: _id } }), staleTime: 0 })
  const step = firstStepOf((faults ?? []).map(({ path }) => path)) ?? 'review'
  const isReady = faults?.length === 0
  return (
    <FirstJob
      title={isReady ? words.isReadyToPublish(title) : words.finish(title)}
      text={faults && !isReady ? words.savedDraftFill(faults.length) : words.savedDraft}
      button={isReady ? words.reviewAndPublish : words.finishTheJob}
      to={`${paths.newPost}?draft=${_id}&step=${step}`}
    />
  )
}
