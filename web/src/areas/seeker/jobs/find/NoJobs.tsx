import { Button } from '@mantine/core'
import { useState } from 'react'
import { tabWords } from '#web/areas/seeker/jobs/find/search/filter-words'
import { savedQueryOf } from '#web/areas/seeker/jobs/find/search/search-address'
import { words } from '#web/areas/seeker/jobs/find/words'
import { lazyDialog } from '#web/shared/screens/lazy-dialog'
import { EmptyState } from '#web/ui/page/EmptyState'

const SaveSearchSheet = lazyDialog(async () => (await import('#web/areas/seeker/jobs/find/SaveSearchSheet')).SaveSearchSheet)

/** There is no job at all, or, below what somebody has already, no other: the way out is to hear of the first. */
export function NoJobs({ small = false }: { readonly small?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <EmptyState
        small={small}
        title={small ? words.noOtherJobsRightNow : words.noJobsRightNow}
        text={words.wellTellYou}
        action={
          <Button variant={small ? 'light' : 'filled'} onClick={() => setOpen(true)}>
            {words.emailMeWhenTheresOne}
          </Button>
        }
      />
      {open && <SaveSearchSheet name={tabWords.all} query={savedQueryOf(new URLSearchParams(), 'all')} onClose={() => setOpen(false)} />}
    </>
  )
}
