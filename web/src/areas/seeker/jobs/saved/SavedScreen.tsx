import { PAGE_SIZE } from '@evenshift/contract/constants'
import { savedTabs } from '@evenshift/contract/states/job/search'
import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { JobListCard } from '#web/areas/seeker/job-card/JobListCard'
import { SavedLinks } from '#web/areas/seeker/jobs/saved/SavedLinks'
import { seekerQuery } from '#web/shared/calls/seeker'
import { Pages } from '#web/shared/paging/Pages'
import { usePage } from '#web/shared/paging/usePage'
import { paths } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { UrlTabs } from '#web/shared/tabs/UrlTabs'
import { useTab } from '#web/shared/tabs/useTab'
import { Columns, Rows } from '#web/ui/page/Columns'
import { EmptyState } from '#web/ui/page/EmptyState'
import { JobCardSkeletons } from '#web/ui/job/JobCardSkeleton'
import { PageTitle } from '#web/ui/page/PageTitle'
import { SpokenTitle } from '#web/ui/page/SpokenTitle'

type SavedTab = (typeof savedTabs)[number]

const words = { open: 'Open', closed: 'Closed' } as const
const empty = {
  open: { title: 'No saved jobs', text: 'Use the bookmark on a job to save it.' },
  closed: { title: 'No closed jobs', text: 'Saved jobs move here when they close.' },
} as const

export function SavedScreen() {
  useScreen('Saved jobs')
  const tab = useTab('saved', savedTabs)
  return (
    <Rows>
      <PageTitle title="Saved jobs" />
      <SavedLinks />
      <UrlTabs
        label="Saved jobs"
        open={tab}
        addressOf={(key) => `?tab=${key}`}
        tabs={savedTabs.map((key) => ({ key, label: words[key] }))}
      />
      <SavedJobs key={tab} tab={tab} />
    </Rows>
  )
}

function SavedJobs({ tab }: { readonly tab: SavedTab }) {
  const page = usePage()
  const { data, error, refetch } = useQuery({
    ...seekerQuery('savedJobs', { query: { tab, page: String(page), view: 'card' } }),
    placeholderData: keepPreviousData,
  })
  if (error) return <QueryFailure title="We couldn’t load your saved jobs" error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Columns kind="three">
        <JobCardSkeletons count={PAGE_SIZE} />
      </Columns>
    )
  if (data.data.length === 0)
    return (
      <EmptyState
        {...empty[tab]}
        action={
          <Button component={Link} to={paths.find}>
            Find work
          </Button>
        }
      />
    )
  return (
    <>
      <SpokenTitle level={2}>Your jobs</SpokenTitle>
      <Columns kind="three">
        {data.data.map((job) => (
          <JobListCard key={job._id} job={job} />
        ))}
      </Columns>
      <Pages label="Pages of saved jobs" pagination={data.pagination} />
    </>
  )
}
