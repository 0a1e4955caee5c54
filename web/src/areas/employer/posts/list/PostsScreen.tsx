import type { JobTab } from '@evenshift/contract/states/job/job'
import type { JobSort } from '@evenshift/contract/states/company/employer-lists'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ListTools } from '#web/areas/employer/ListTools'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { PostList } from '#web/areas/employer/posts/list/PostList'
import { postTabs } from '#web/areas/employer/posts/post-tabs'
import { employerQuery } from '#web/shared/calls/employer'
import { usePage } from '#web/shared/paging/usePage'
import { paths } from '#web/shared/paths'
import { useScreen } from '#web/shared/shell/useScreen'
import { UrlTabs } from '#web/shared/tabs/UrlTabs'
import { rememberTab } from '#web/shared/tabs/tab-memory'
import { Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'

const tabs = [
  { key: 'ongoing', label: 'Current' },
  { key: 'closed', label: 'Closed' },
] as const satisfies readonly { key: JobTab; label: string }[]
const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'closing', label: 'Closing soonest' },
  { value: 'most_applications', label: 'Most applications' },
  { value: 'overdue', label: 'Most overdue' },
] as const satisfies readonly { value: JobSort; label: string }[]

/** Drafts and posts that are out. */
export function OngoingPosts() {
  return <Posts tab="ongoing" />
}
/** Posts that are over. */
export function ClosedPosts() {
  return <Posts tab="closed" />
}

function Posts({ tab }: { readonly tab: JobTab }) {
  useScreen('Jobs')
  useEffect(() => rememberTab('posts', tab), [tab])
  const page = usePage()
  const [address] = useSearchParams()
  const search = address.get('search') ?? ''
  const sort = sorts.find(({ value }) => value === address.get('sort'))?.value ?? 'newest'
  const name = tab === 'ongoing' ? 'ongoingJobs' : 'closedJobs'
  const posts = useQuery({
    ...employerQuery(name, { query: { page, sort, view: 'card', ...(search ? { search } : {}) } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Rows>
      <PageTitle
        title="Jobs"
        action={
          <ManagersOnly>
            <Button component={Link} to={paths.newPost} leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}>
              Post a job
            </Button>
          </ManagersOnly>
        }
      />
      <UrlTabs label="Jobs" tabs={tabs} open={tab} addressOf={(key) => postTabs[key]} />
      <ListTools searchLabel="Search jobs" sorts={sorts} sort={sort} />
      <PostList tab={tab} posts={posts} searched={search !== ''} />
    </Rows>
  )
}
