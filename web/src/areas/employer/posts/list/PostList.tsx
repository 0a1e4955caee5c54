import type { Output } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import type { JobTab } from '@evenshift/contract/states/job/job'
import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { PostRow } from '#web/areas/employer/posts/list/PostRow'
import { Pages } from '#web/shared/paging/Pages'
import { paths } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { EmptyState } from '#web/ui/page/EmptyState'
import { words } from '#web/areas/employer/posts/list/words'
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
        <Pages label={words.jobsPages} pagination={posts.data.pagination} />
      </>
    )
  if (posts.error) return <QueryFailure title={words.couldntLoadJobs} error={posts.error} onRetry={() => void posts.refetch()} />
  if (!posts.data) return <RowSkeletons label={words.loadingJobs} />
  if (searched) return <EmptyState title={words.noJobsFound} text={words.tryShorterWordOther} />
  if (tab === 'closed') return <EmptyState title={words.noClosedJobs} text={words.closedJobsAppearHere} />
  return (
    <EmptyState
      title={words.noLiveJobs}
      text={words.tellUsShiftsWell}
      action={
        <ManagersOnly>
          <Button component={Link} to={paths.newPost}>
            {words.postAJob}
          </Button>
        </ManagersOnly>
      }
    />
  )
}
