import type { JobTab } from '@evenshift/contract/states/job/job'
import type { JobSort } from '@evenshift/contract/states/company/employer-lists'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { ListTools } from '#web/areas/employer/ListTools'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { PostList } from '#web/areas/employer/posts/list/PostList'
import { postTabs } from '#web/areas/employer/posts/post-tabs'
import { employerQuery } from '#web/shared/calls/employer'
import { LISTED, usePage } from '#web/shared/paging/usePage'
import { paths } from '#web/shared/paths'
import { useScreen } from '#web/shared/shell/useScreen'
import { UrlTabs } from '#web/shared/tabs/UrlTabs'
import { Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'
import { words } from '#web/areas/employer/posts/list/words'

const tabs = [
  { key: 'ongoing', label: words.current },
  { key: 'closed', label: words.closed },
] as const satisfies readonly { key: JobTab; label: string }[]
const sorts = [
  { value: 'overdue', label: words.needsYouFirst },
  { value: 'newest', label: words.newestFirst },
  { value: 'closing', label: words.closingSoonest },
  { value: 'most_applications', label: words.mostApplications },
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
  useScreen(words.jobs)
  const page = usePage()
  const [address] = useSearchParams()
  const search = address.get('search') ?? ''
  const sort = sorts.find(({ value }) => value === address.get('sort'))?.value ?? (tab === 'ongoing' ? 'overdue' : 'newest')
  const name = tab === 'ongoing' ? 'ongoingJobs' : 'closedJobs'
  const posts = useQuery({
    ...employerQuery(name, { query: { page, limit: LISTED, sort, view: 'card', ...(search ? { search } : {}) } }),
    placeholderData: keepPreviousData,
  })
  // There is nothing to search, and the empty card says what to do.
  const isEmpty = posts.data?.pagination.total === 0 && search === ''
  return (
    <Rows>
      <PageTitle
        title={words.jobs}
        action={
          !(isEmpty && tab === 'ongoing') && (
            <ManagersOnly>
              <Button component={Link} to={paths.newPost} leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}>
                {words.postAJob}
              </Button>
            </ManagersOnly>
          )
        }
      />
      <UrlTabs label={words.jobs} tabs={tabs} open={tab} addressOf={(key) => postTabs[key]} />
      {!isEmpty && <ListTools searchLabel={words.searchJobs} sorts={sorts} sort={sort} />}
      <PostList tab={tab} posts={posts} searched={search !== ''} />
    </Rows>
  )
}
