import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { CloseDialog } from '#web/areas/employer/posts/CloseDialog'
import { usePostMoves } from '#web/areas/employer/posts/usePostMoves'
import { words } from '#web/areas/employer/posts/words'

/** The way to open a closed job again, quiet: it was closed on purpose. */
export function ReopenJob({ job }: { readonly job: PostCard }) {
  const { close } = usePostMoves(job)
  const [isReopening, setReopening] = useState(false)
  return (
    <>
      <Button variant="subtle" onClick={() => setReopening(true)}>
        {words.reopen}
      </Button>
      {isReopening && <CloseDialog job={job} kind="reopen" close={close} onClose={() => setReopening(false)} />}
    </>
  )
}
