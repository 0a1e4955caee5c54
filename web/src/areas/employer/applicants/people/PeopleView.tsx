import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { ChooseButton } from '#web/areas/employer/applicants/bulk/ChooseLine'
import { StayedNote } from '#web/areas/employer/applicants/bulk/StayedNote'
import { useChosen } from '#web/areas/employer/applicants/bulk/useChosen'
import { useBulkMove } from '#web/areas/employer/applicants/moves/useBulkMove'
import { useMoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { CaughtUp } from '#web/areas/employer/applicants/people/CaughtUp'
import { PeopleGroup } from '#web/areas/employer/applicants/people/PeopleGroup'
import { PeopleTools } from '#web/areas/employer/applicants/people/PeopleTools'
import { usePeople } from '#web/areas/employer/applicants/people/people-list'
import { groupOf, groups } from '#web/areas/employer/applicants/people/people-words'
import { useShortlisted } from '#web/areas/employer/applicants/people/useShortlisted'
import { countsQuery, postsQuery } from '#web/areas/employer/home/home-queries'
import { Pages } from '#web/shared/paging/Pages'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { StickyBar } from '#web/ui/page/StickyBar'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/employer/applicants/people/words'
import styles from './People.module.css'

/** Most have somebody, and few choose several. */
const BulkBar = lazyPart(async () => (await import('#web/areas/employer/applicants/bulk/BulkBar')).BulkBar, null)
const NoPeople = lazyPart(async () => (await import('#web/areas/employer/applicants/people/EmptyPeople')).NoPeople, null)

/** Everyone who applied, whatever the job: whose reply is due first comes first, and is answered from their row. */
export function PeopleView() {
  const now = useNow()
  const people = usePeople()
  const { list, page, isFiltered } = people
  const posts = useQuery(postsQuery)
  const rows = list.data?.data ?? []
  const { hold, answer, shownAmong } = useShortlisted()
  const flow = useMoveFlow(answer)
  const chosen = useChosen(rows)
  const bulk = useBulkMove(chosen.end)
  const isPhone = useMediaQuery('(max-width: 759px)', false, { getInitialValueInEffect: false })
  const shown = shownAmong(rows, flow.going)
  const isOwed = ({ replyBy }: { readonly replyBy: string | null }) => replyBy !== null
  // The pills take their room by the counts.
  const counts = useQuery(countsQuery)
  if (counts.isPending) return <RowSkeletons label={words.loadingApplicants} />
  // While no one ever applied there is nothing to filter.
  const isAny = isFiltered || !counts.data || counts.data.some(({ count }) => count > 0)
  const isCaughtUp = !isFiltered && page === 1 && posts.data !== undefined && !shown.some(({ row }) => isOwed(row))
  return (
    <>
      {isAny && (
        <PeopleTools people={people} posts={posts.data?.data ?? []}>
          {shown.length > 0 && <ChooseButton chosen={chosen} />}
        </PeopleTools>
      )}
      {list.error && !list.data ? (
        <QueryFailure title={words.couldntLoadApplicants} error={list.error} onRetry={() => void list.refetch()} />
      ) : !list.data ? (
        <RowSkeletons label={words.loadingApplicants} />
      ) : (
        <div className={styles.groups} aria-busy={list.isPlaceholderData}>
          {shown.length === 0 ? (
            <NoPeople isFiltered={isFiltered} isOver={counts.data?.some(({ count }) => count > 0) ?? false} posts={posts.data?.data} />
          ) : (
            isCaughtUp && <CaughtUp posts={posts.data.data} />
          )}
          {chosen.isChoosing && !isPhone && <BulkBar chosen={chosen} bulk={bulk} />}
          <StayedNote bulk={bulk} />
          {groups.map((group) => (
            <PeopleGroup
              key={group}
              group={group}
              due={list.data.due}
              people={shown.filter(({ row }) => groupOf(row, now) === group)}
              isAlone={shown.every(({ row }) => groupOf(row, now) === group)}
              flow={flow}
              chosen={chosen}
              onShortlist={(row) => {
                hold(row)
                flow.start(row, 'shortlisted')
              }}
            />
          ))}
          <Pages label={words.pagesOfApplicants} pagination={list.data.pagination} />
        </div>
      )}
      {chosen.isChoosing && isPhone && (
        <StickyBar>
          <BulkBar chosen={chosen} bulk={bulk} />
        </StickyBar>
      )}
      {flow.dialog}
    </>
  )
}
