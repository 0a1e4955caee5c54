import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { SavedLinks } from '#web/areas/seeker/jobs/saved/SavedLinks'
import { SavedSearchCard } from '#web/areas/seeker/jobs/saved/SavedSearchCard'
import { useSavedSearches } from '#web/areas/seeker/jobs/saved/useSavedSearches'
import { paths } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { Columns, Rows } from '#web/ui/page/Columns'
import { EmptyState } from '#web/ui/page/EmptyState'
import { PageTitle } from '#web/ui/page/PageTitle'

/** Searches that were kept, each with its alert. */
export function SavedSearchesScreen() {
  useScreen('Saved searches', paths.saved)
  const { list, change, remove } = useSavedSearches()
  const { data, error, refetch } = list
  return (
    <Rows>
      <PageTitle title="Saved searches" />
      <SavedLinks />
      {error && <QueryFailure title="We couldn’t load your searches" error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SearchSkeletons />}
      {data?.length === 0 && (
        <EmptyState
          title="No saved searches"
          text="Search for work, then save the search. We’ll tell you about new jobs."
          action={
            <Button component={Link} to={paths.find}>
              Find work
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
    </Rows>
  )
}

function SearchSkeletons() {
  return (
    <div role="status" aria-label="Loading your searches">
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
