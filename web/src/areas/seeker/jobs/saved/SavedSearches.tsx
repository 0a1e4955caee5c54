import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { SavedSearchCard } from '#web/areas/seeker/jobs/saved/SavedSearchCard'
import { useSavedSearches } from '#web/areas/seeker/jobs/saved/useSavedSearches'
import { words } from '#web/areas/seeker/jobs/saved/words'
import { paths } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { Columns } from '#web/ui/page/Columns'
import { EmptyState } from '#web/ui/page/EmptyState'

/** Searches that were kept, each with its alert. */
export function SavedSearches() {
  const { list, change, remove } = useSavedSearches()
  const { data, error, refetch } = list
  return (
    <>
      {error && <QueryFailure title={words.searches.failed} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SearchSkeletons />}
      {data?.length === 0 && (
        <EmptyState
          {...words.searches.empty}
          action={
            <Button component={Link} to={paths.find}>
              {words.find}
            </Button>
          }
        />
      )}
      {data && data.length > 0 && (
        <Columns kind="two">
          {data.map((search) => (
            <SavedSearchCard
              key={search._id}
              search={search}
              busy={change.isPending && change.variables.id === search._id}
              refused={change.variables?.id === search._id ? change.error : null}
              onChange={(next, onDone) => change.mutate({ id: search._id, ...next }, onDone ? { onSuccess: onDone } : {})}
              onReset={change.reset}
              onDelete={() => remove.mutate(search)}
            />
          ))}
        </Columns>
      )}
    </>
  )
}

function SearchSkeletons() {
  return (
    <div role="status" aria-label={words.searches.loading}>
      <Columns kind="two">
        {['first', 'second'].map((key) => (
          <Card key={key} as="div">
            <Bone height={24} width="60%" />
            <Bone height={44} />
            <Bone height={44} width="50%" />
          </Card>
        ))}
      </Columns>
    </div>
  )
}
