import type { Output } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import type { JobTab } from '@evenshift/contract/states/job/job'
import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { RowSkeletons } from '#web/areas/employer/RowSkeletons'
import { PostRow } from '#web/areas/employer/posts/list/PostRow'
import { Pages } from '#web/shared/paging/Pages'
import { paths } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { EmptyState } from '#web/ui/page/EmptyState'
import styles from '../Posts.module.css'

interface PostListProps {
  readonly tab: JobTab
  readonly posts: UseQueryResult<Output<EmployerService['ongoingJobs'], 'card'>>
  readonly searched: boolean
}

export function PostList({ tab, posts, searched }: PostListProps) {
  if (posts.data && posts.data.data.length > 0)
    return (
      <>
        <ul className={styles.list} aria-busy={posts.isPlaceholderData}>
          {posts.data.data.map((job) => (
            <PostRow key={job._id} job={job} />
          ))}
        </ul>
        <Pages label="Jobs, pages" pagination={posts.data.pagination} />
      </>
    )
  if (posts.error) return <QueryFailure title="We couldn’t load your jobs" error={posts.error} onRetry={() => void posts.refetch()} />
  if (!posts.data) return <RowSkeletons label="Loading jobs" />
  if (searched) return <EmptyState title="No jobs found" text="Try a shorter word or the other tab." />
  if (tab === 'closed') return <EmptyState title="No closed jobs" text="Closed jobs appear here with everyone who applied." />
  return (
    <EmptyState
      title="No jobs yet"
      text="Tell us your shifts and we’ll show the job to people who are free."
      action={
        <ManagersOnly>
          <Button component={Link} to={paths.newPost}>
            Post a job
          </Button>
        </ManagersOnly>
      }
    />
  )
}
