import { PAGE_SIZE } from '@evenshift/contract/constants'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { refresh } from '#web/api/keys'
import { MarkRow, MarkRows } from '#web/areas/seeker/jobs/saved/MarkRow'
import { words } from '#web/areas/seeker/jobs/saved/words'
import { seeker } from '#web/shared/calls/seeker'
import { notify } from '#web/shared/notices/notify'
import { UNDO_MS } from '#web/shared/notices/undo'
import { MoreRows } from '#web/shared/paging/MoreRows'
import { useMore } from '#web/shared/paging/useMore'
import { paths } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { focusMain } from '#web/shared/screens/focus-main'
import { dotted } from '#web/shared/words/dotted'
import { EmptyState } from '#web/ui/page/EmptyState'
import styles from './Saved.module.css'

const kinds = {
  followed: {
    call: 'followedEmployers',
    remove: (id: string) => seeker.unfollowEmployer({ params: { id } }),
    again: (employerId: string) => seeker.followEmployer({ body: { employerId } }),
  },
  blocked: {
    call: 'blockedEmployers',
    remove: (id: string) => seeker.unblockEmployer({ params: { id } }),
    again: (employerId: string) => seeker.blockEmployer({ body: { employerId } }),
  },
} as const
/** An employer's jobs, wherever they are. */
const jobsOf = (name: string): string => `${paths.find}?${new URLSearchParams({ tab: 'all', q: name }).toString()}`

type Kind = keyof typeof kinds

const useMarks = (kind: Kind) => {
  const { call } = kinds[kind]
  return useMore(['seeker', call], (query, signal) => seeker[call]({ query }, { signal }))
}

/** Employers that the person follows, below them those they block. */
export function SavedEmployers() {
  const followed = useMarks('followed')
  const blocked = useMarks('blocked')
  const error = followed.error ?? blocked.error
  if (error)
    return (
      <QueryFailure title={words.employers.failed} error={error} onRetry={() => [followed, blocked].forEach((list) => list.refetch())} />
    )
  if (!followed.rows || !blocked.rows) return <MarkRows loading={PAGE_SIZE} />
  return (
    <>
      {followed.rows.length > 0 ? (
        <Marks kind="followed" list={followed} />
      ) : (
        <EmptyState
          {...words.employers.empty}
          action={
            <Button component={Link} to={paths.find}>
              {words.find}
            </Button>
          }
        />
      )}
      {blocked.rows.length > 0 && <Marks kind="blocked" list={blocked} />}
    </>
  )
}

/** One of the two lists, with what takes an employer off it. */
function Marks({ kind, list }: { readonly kind: Kind; readonly list: ReturnType<typeof useMarks> }) {
  const { remove, again } = kinds[kind]
  const { title, button, done, after } = words.employers[kind]
  const cache = useQueryClient()
  // Which jobs are found changes with it.
  const askAgain = () => refresh(cache, 'seeker', ['followedEmployers', 'blockedEmployers', 'searchJobs', 'jobMap', 'home', 'openJob'])
  const undo = async (employerId: string): Promise<void> => {
    await again(employerId).catch(() => notify({ kind: 'error', text: words.employers.notUndone }))
    await askAgain()
  }
  const taken = useMutation({
    mutationFn: ({ _id }: { readonly _id: string; readonly employer: { readonly _id: string; readonly companyName: string } }) =>
      remove(_id),
    onMutate: focusMain,
    onSuccess: async (_answer, { employer }) => {
      const action = { label: words.undo, run: () => void undo(employer._id) }
      notify({ kind: 'done', title: done(employer.companyName), text: after, ms: UNDO_MS, action })
      await askAgain()
    },
  })
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {kind === 'blocked' && <p className={styles.small}>{words.employers.blocked.text}</p>}
      <MoreRows list={list} shown={list.rows?.length ?? 0} many={words.employers.many}>
        <MarkRows>
          {list.rows?.map(({ _id, employer }) => (
            <MarkRow
              key={_id}
              name={employer.companyName}
              logo={employer.logo || null}
              title={employer.companyName}
              text={dotted([
                employer.sector,
                employer.city,
                (kind === 'blocked' || employer.liveJobs === 0) && words.employers.openJobs(employer.liveJobs),
              ])}
              action={
                <>
                  {kind === 'followed' && employer.liveJobs > 0 && (
                    <Button
                      variant="light"
                      component={Link}
                      to={jobsOf(employer.companyName)}
                      aria-label={words.employers.viewJobsOf(employer.liveJobs, employer.companyName)}
                    >
                      {words.employers.viewJobs(employer.liveJobs)}
                    </Button>
                  )}
                  <Button
                    variant={kind === 'followed' ? 'subtle' : 'default'}
                    aria-label={`${button} ${employer.companyName}`}
                    loading={taken.isPending && taken.variables._id === _id}
                    onClick={() => taken.mutate({ _id, employer })}
                  >
                    {button}
                  </Button>
                </>
              }
            />
          ))}
        </MarkRows>
      </MoreRows>
    </section>
  )
}
