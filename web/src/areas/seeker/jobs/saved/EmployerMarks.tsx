import { PAGE_SIZE } from '@evenshift/contract/constants'
import { Button } from '@mantine/core'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MarkRow, MarkRows } from '#web/areas/seeker/jobs/saved/MarkRow'
import { seeker } from '#web/shared/calls/seeker'
import { Pages } from '#web/shared/paging/Pages'
import { usePage } from '#web/shared/paging/usePage'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { focusMain } from '#web/shared/screens/focus-main'
import { dotted } from '#web/shared/words/dotted'
import { counted } from '#web/shared/words/numbers'
import { EmptyState } from '#web/ui/page/EmptyState'

const kinds = {
  followed: {
    call: 'followedEmployers',
    remove: (id: string) => seeker.unfollowEmployer({ params: { id } }),
    button: 'Unfollow',
    empty: { title: 'You’re not following anyone', text: 'Follow an employer on a job page and we’ll tell you about their new jobs.' },
  },
  blocked: {
    call: 'blockedEmployers',
    remove: (id: string) => seeker.unblockEmployer({ params: { id } }),
    button: 'Unblock',
    empty: { title: 'No blocked employers', text: 'Employers you block appear here. You won’t see their jobs.' },
  },
} as const

/** One of the two lists, with what takes an employer off it. */
export function EmployerMarks({ kind }: { readonly kind: keyof typeof kinds }) {
  const { call, remove, button, empty } = kinds[kind]
  const cache = useQueryClient()
  const page = usePage()
  const { data, error, refetch } = useQuery({
    queryKey: ['seeker', call, { page }],
    queryFn: ({ signal }) => seeker[call]({ query: { page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
  })
  const taken = useMutation({
    mutationFn: remove,
    onMutate: focusMain,
    onSuccess: () => cache.invalidateQueries({ queryKey: ['seeker'] }),
  })
  if (error) return <QueryFailure title="We couldn’t load these employers" error={error} onRetry={() => void refetch()} />
  if (!data) return <MarkRows loading={PAGE_SIZE} />
  if (data.data.length === 0) return <EmptyState {...empty} />
  return (
    <>
      <MarkRows>
        {data.data.map(({ _id, employer: { companyName, sector, city, logo, liveJobs } }) => (
          <MarkRow
            key={_id}
            name={companyName}
            logo={logo || null}
            title={companyName}
            text={dotted([sector, city, counted(liveJobs, 'open job')])}
            action={
              <Button variant="default" loading={taken.isPending && taken.variables === _id} onClick={() => taken.mutate(_id)}>
                {button}
              </Button>
            }
          />
        ))}
      </MarkRows>
      <Pages label="Pages of employers" pagination={data.pagination} />
    </>
  )
}
