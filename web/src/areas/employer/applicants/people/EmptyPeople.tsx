import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { ShareJobs } from '#web/areas/employer/applicants/people/ShareJobs'
import { paths } from '#web/shared/paths'
import { EmptyState } from '#web/ui/page/EmptyState'
import { words } from '#web/areas/employer/applicants/people/words'

interface NoPeopleProps {
  readonly isFiltered: boolean
  /** People applied, and each of them has an end. */
  readonly isOver: boolean
  /** Undefined while they aren’t known. */
  readonly posts: readonly PostCard[] | undefined
}

/** No one is there: by the filters, because each has their answer, or because no one applied, or there is no job yet. */
export function NoPeople({ isFiltered, isOver, posts }: NoPeopleProps) {
  if (isFiltered)
    return (
      <EmptyState
        title={words.noMatches}
        text={words.removeFilterTryAnother}
        action={
          <Button variant="default" component={Link} to={paths.applicants}>
            {words.clearFilters}
          </Button>
        }
      />
    )
  if (isOver)
    return <EmptyState title={words.noOneWaiting} text={words.everyoneHasTheirAnswer} action={<ShareJobs posts={posts ?? []} />} />
  const isAnyOut = posts === undefined || posts.some(({ status }) => status !== 'draft')
  return (
    <EmptyState
      title={words.noApplicantsYet}
      text={isAnyOut ? words.whenSomeoneAppliesYoull : words.postJobWellShow}
      action={
        isAnyOut ? (
          <ShareJobs posts={posts ?? []} />
        ) : (
          <ManagersOnly>
            <Button component={Link} to={paths.newPost}>
              {words.postAJob}
            </Button>
          </ManagersOnly>
        )
      }
    />
  )
}
