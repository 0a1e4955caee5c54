import type { Employer } from '@evenshift/contract/model/company/employer'
import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { RowSkeletons } from '#web/areas/employer/RowSkeletons'
import { CompanyEvidence } from '#web/areas/employer/company/CompanyEvidence'
import { CompanyForm } from '#web/areas/employer/company/CompanyForm'
import { LogoCard } from '#web/areas/employer/company/LogoCard'
import { PhotosCard } from '#web/areas/employer/company/PhotosCard'
import { SeenCompany } from '#web/areas/employer/company/SeenCompany'
import { PeopleCard } from '#web/areas/employer/people/PeopleCard'
import { employerQuery } from '#web/shared/calls/employer'
import { paths } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { Columns, Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'
import { Sheet } from '#web/ui/dialog/Sheet'

/** A look at the company from the other side, before or after a change. */
const CompanyPreview = ({ company, onClose }: { readonly company: Employer; readonly onClose: () => void }) => (
  <Sheet opened onClose={onClose} title="Preview" unsaved={false}>
    <SeenCompany company={company} />
  </Sheet>
)

export function CompanyScreen() {
  useScreen('Company', paths.home)
  const company = useQuery(employerQuery('employerDetails'))
  // The parts depend on the role: they come together, or not at all.
  const info = useQuery(employerQuery('employerInfo'))
  const error = company.error ?? info.error
  const [isPreviewed, setIsPreviewed] = useState(false)
  return (
    <Rows>
      <PageTitle
        title={company.data?.companyName ?? 'Company'}
        text="What applicants see, who’s on your team and what we’ve checked."
        action={
          company.data && (
            <Button variant="default" leftSection={<IconEye size={18} stroke={1.75} aria-hidden />} onClick={() => setIsPreviewed(true)}>
              Preview
            </Button>
          )
        }
      />
      {company.data && info.data ? (
        <Parts company={company.data} />
      ) : error ? (
        <QueryFailure
          title="We couldn’t load your company"
          error={error}
          onRetry={() => void Promise.all([company.refetch(), info.refetch()])}
        />
      ) : (
        <RowSkeletons label="Loading your company" />
      )}
      {isPreviewed && company.data && <CompanyPreview company={company.data} onClose={() => setIsPreviewed(false)} />}
    </Rows>
  )
}

/** A reviewer reads what the others change. */
function Parts({ company }: { readonly company: Employer }) {
  const team = useTeamPlace()
  return (
    <Columns kind="side">
      <Rows>
        <ManagersOnly otherwise={<SeenCompany company={company} />}>
          <LogoCard company={company} />
          <PhotosCard company={company} />
          <CompanyForm key={company._id} company={company} />
        </ManagersOnly>
      </Rows>
      <Rows>
        <CompanyEvidence company={company} />
        <div id="team" ref={team} tabIndex={-1}>
          <PeopleCard />
        </div>
      </Rows>
    </Columns>
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
