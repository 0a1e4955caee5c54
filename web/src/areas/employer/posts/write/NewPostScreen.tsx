import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { ForManagers } from '#web/areas/employer/ForManagers'
import { RowSkeletons } from '#web/areas/employer/RowSkeletons'
import { PostWizard } from '#web/areas/employer/posts/write/PostWizard'
import { newPostOf } from '#web/areas/employer/posts/write/post-values'
import { noSuchJob } from '#web/areas/employer/posts/no-such-job'
import { employerQuery } from '#web/shared/calls/employer'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'

export function NewPostScreen() {
  return (
    <ForManagers what="Managers and owners post jobs">
      <NewPost />
    </ForManagers>
  )
}

/** A new post, or a draft gone on with. The draft that this very screen has made is not loaded again. */
function NewPost() {
  const [address] = useSearchParams()
  const [wanted] = useState(address.get('draft'))
  const company = useQuery({ ...employerQuery('employerDetails'), enabled: wanted === null })
  const draft = useQuery({ ...employerQuery('jobDetails', { params: { id: wanted ?? '' } }), enabled: wanted !== null })
  if (wanted === null) {
    if (company.isPending) return <RowSkeletons label="Loading your company" />
    return <PostWizard job={null} {...(company.data && { blank: newPostOf(company.data) })} />
  }
  if (draft.error)
    return (
      <QueryFailure
        level={1}
        title="We couldn’t load this draft"
        error={draft.error}
        onRetry={() => void draft.refetch()}
        gone={noSuchJob}
      />
    )
  if (!draft.data) return <RowSkeletons label="Loading the draft" />
  if (draft.data.status !== 'draft') return <Navigate to={to(paths.post, { jobId: wanted })} replace />
  return <PostWizard job={draft.data} />
}
