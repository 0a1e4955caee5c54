import type { Employer } from '@evenshift/contract/model/company/employer'
import { employerAddress } from '@evenshift/contract/states/job/job-address'
import { Button } from '@mantine/core'
import { IconEye, IconLink, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { CompanyPage } from '#web/areas/employer/company/CompanyPage'
import { SeenCompany } from '#web/areas/employer/company/SeenCompany'
import { words } from '#web/areas/employer/company/words'
import { PeopleCard } from '#web/areas/employer/people/PeopleCard'
import { useIsReviewer } from '#web/areas/employer/useIsReviewer'
import { employerQuery } from '#web/shared/calls/employer'
import { paths } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { copyLink } from '#web/shared/share/copy-link'
import { useScreen } from '#web/shared/shell/useScreen'
import { Segment } from '#web/ui/choice/Segment'
import { Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const
const views = [
  { key: 'edit', label: words.views.edit, icon: <IconPencil {...icon} /> },
  { key: 'seen', label: words.views.seen, icon: <IconEye {...icon} /> },
] as const

export function CompanyScreen() {
  useScreen(words.title, paths.home)
  const company = useQuery(employerQuery('employerDetails'))
  // The parts depend on the role: they come together, or not at all.
  const info = useQuery(employerQuery('employerInfo'))
  const error = company.error ?? info.error
  if (company.data && info.data) return <Parts company={company.data} />
  if (error)
    return <QueryFailure title={words.failed} error={error} onRetry={() => void Promise.all([company.refetch(), info.refetch()])} />
  return <RowSkeletons label={words.loading} />
}

/** A reviewer reads what the others change. */
function Parts({ company }: { readonly company: Employer }) {
  const place = useTeamPlace()
  const team = (
    <div id="team" ref={place} tabIndex={-1}>
      <PeopleCard />
    </div>
  )
  const isReviewer = useIsReviewer()
  const [view, setView] = useState<'edit' | 'seen'>('edit')
  const isSeen = isReviewer !== false || view === 'seen'
  return (
    <Rows>
      {isReviewer === false && <Segment label={words.views.label} options={views} value={view} onChange={setView} />}
      {isSeen ? (
        <>
          <PageTitle title={company.companyName} action={company.status === 'Approved' && <CopyLink company={company} />} />
          <SeenCompany company={company} />
        </>
      ) : (
        <CompanyPage company={company} team={team} />
      )}
      {isReviewer && team}
    </Rows>
  )
}

/** Copies where everybody may read about the company: nobody can before it's approved. */
function CopyLink({ company: { _id, companyName: name } }: { readonly company: Employer }) {
  const path = employerAddress({ _id, name })
  const copy = () => void copyLink(path)
  return (
    <Button variant="default" leftSection={<IconLink {...icon} />} onClick={copy}>
      {words.seen.copy}
    </Button>
  )
}

/** The team's place, in sight for whoever asked for the team. */
function useTeamPlace() {
  const place = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash === '#team') place.current?.focus()
  }, [hash, key])
  return place
}
