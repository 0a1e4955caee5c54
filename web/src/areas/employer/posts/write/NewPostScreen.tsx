import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdvertReading } from '@evenshift/contract/model/job/advert-reading'
import type { RoleStart } from '@evenshift/contract/model/job/role-start'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { ForManagers } from '#web/areas/employer/ForManagers'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { forgetPost, keptPost } from '#web/areas/employer/posts/write/kept-post'
import { type PostValues, blankPost, newPostOf, ownTermsOf, postValuesOf } from '#web/areas/employer/posts/write/post-values'
import type { StepKey } from '#web/areas/employer/posts/write/steps/steps'
import { noSuchJob } from '#web/areas/employer/posts/no-such-job'
import { employerQuery } from '#web/shared/calls/employer'
import { paths, to } from '#web/shared/paths'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { Bone } from '#web/ui/page/Bone'
import { Rows } from '#web/ui/page/Columns'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { words } from '#web/areas/employer/posts/write/words'

// Whoever chooses a role goes on to it.
const PostWizard = lazyPart(
  async () => (await import('#web/areas/employer/posts/write/PostWizard')).PostWizard,
  <RowSkeletons label={words.loadingTheDraft} />,
  true,
)

// Only a pasted advert needs it.
const ReadCard = lazyPart(async () => (await import('#web/areas/employer/posts/write/paste/ReadCard')).ReadCard, <Bone height={240} />)

const PostStart = lazyPart(
  async () => (await import('#web/areas/employer/posts/write/roles/PostStart')).PostStart,
  <RowSkeletons label={words.loadingTheRoles} />,
)

export function NewPostScreen() {
  return (
    <ForManagers what={words.managersOwnersPostJobs}>
      <NewPost />
    </ForManagers>
  )
}

interface Begun {
  readonly values: PostValues
  /** What was read in the advert that it begins with. */
  readonly reading: AdvertReading | null
}
/** What the browser keeps with the address: a role that was chosen on another screen, or what the post began with until it is a draft. */
type Brought = { readonly start?: RoleStart; readonly begun?: Begun } | null

/** A new post, or a draft gone on with. The draft that this very screen has made is not loaded again. */
function NewPost() {
  const [address, setAddress] = useSearchParams()
  const id = address.get('draft')
  const brought = useLocation().state as Brought
  const [wanted, setWanted] = useState(id)
  const [begun, setBegun] = useState(id === null ? (brought?.begun ?? null) : null)
  /** What was written before and not saved goes on by itself. */
  const [isKept, setKept] = useState(() => keptPost(null) !== null)
  const isChoosing = address.get('step') === 'role' || (wanted === null && begun === null && !isKept)
  const company = useQuery({ ...employerQuery('employerDetails'), enabled: isChoosing || wanted === null })
  const open = isChoosing ? id : wanted
  const draft = useQuery({ ...employerQuery('jobDetails', { params: { id: open ?? '' } }), enabled: open !== null })
  if (draft.error)
    return (
      <QueryFailure level={1} title={words.couldntLoadDraft} error={draft.error} onRetry={() => void draft.refetch()} gone={noSuchJob} />
    )
  if (open !== null && !draft.data) return <RowSkeletons label={words.loadingTheDraft} />
  if (draft.data && draft.data.status !== 'draft') return <Navigate to={to(paths.post, { jobId: draft.data._id })} replace />
  if (company.isPending && company.isEnabled) return <RowSkeletons label={words.loadingYourCompany} />
  const blank = { ...(company.data ? newPostOf(company.data) : blankPost), ...(draft.data && ownTermsOf(postValuesOf(draft.data))) }
  /** The choice is behind them then: Back leads to the first step of what was begun. */
  const begin = (values: PostValues, reading: AdvertReading | null = null) => {
    forgetPost(id)
    setKept(false)
    setWanted(id)
    setBegun({ values, reading })
    const state = id === null ? { begun: { values, reading } } : null
    const at = (step: StepKey) => ({ step, ...(id !== null && { draft: id }) })
    setAddress(at('job'), { replace: true, state })
    if (values.title !== '') setAddress(at('week'), { state })
  }
  if (isChoosing) return <PostStart blank={blank} start={(begun === null && brought?.start) || null} onBegin={begin} />
  return (
    <Rows>
      {/* A review is of the advert itself, which comes first there. */}
      {begun?.reading && address.get('step') !== 'review' && (
        <ReadCard reading={begun.reading} values={begun.values} onHide={() => setBegun({ ...begun, reading: null })} />
      )}
      <PostWizard
        job={draft.data ?? null}
        begun={begun?.values ?? (wanted === null ? blank : null)}
        onChangeRole={() => setAddress({ ...(id !== null && { draft: id }), step: 'role' })}
      />
    </Rows>
  )
}
