import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { Button } from '@mantine/core'
import { useNavigate } from 'react-router'
import { usePostMoves } from '#web/areas/employer/posts/usePostMoves'
import { paths } from '#web/shared/paths'
import { words } from '#web/areas/employer/posts/list/words'

/** A new draft with what a closed job said. */
export function CopyJob({ job }: { readonly job: PostCard }) {
  const navigate = useNavigate()
  const { copy } = usePostMoves(job)
  return (
    <Button
      variant="light"
      aria-label={words.copyWithTitle(job.title)}
      loading={copy.isPending}
      onClick={() => copy.mutate(undefined, { onSuccess: ({ _id }) => void navigate(`${paths.newPost}?draft=${_id}`) })}
    >
      {words.copyJob}
    </Button>
  )
}
