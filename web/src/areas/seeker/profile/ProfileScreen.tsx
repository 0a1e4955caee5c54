import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { seekerQuery } from '#web/shared/calls/seeker'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { useScreen } from '#web/shared/shell/useScreen'
import { UrlTabs } from '#web/shared/tabs/UrlTabs'
import { useTab } from '#web/shared/tabs/useTab'
import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'

const profileTabs = ['profile', 'biovideo', 'interview', 'document'] as const
type ProfileTabKey = (typeof profileTabs)[number]

const tabWords: Readonly<Record<ProfileTabKey, string>> = {
  profile: 'Profile',
  biovideo: 'Bio video',
  interview: 'Interviews',
  document: 'Documents',
}

const bones = (
  <Card as="div">
    <Bone width="30%" height={24} />
    <Bone height={44} />
    <Bone height={44} />
    <Bone height={44} />
  </Card>
)
const ProfileTab = lazyPart(async () => (await import('#web/areas/seeker/profile/ProfileTab')).ProfileTab, bones)
const BioVideoTab = lazyPart(async () => (await import('#web/areas/seeker/profile/biovideo/BioVideoTab')).BioVideoTab, bones)
const DocumentsTab = lazyPart(async () => (await import('#web/areas/seeker/profile/documents/DocumentsTab')).DocumentsTab, bones)
const InterviewsTab = lazyPart(async () => (await import('#web/areas/seeker/profile/interviews/InterviewsTab')).InterviewsTab, bones)

/** The own profile, part by part. */
export function ProfileScreen() {
  useScreen('Profile')
  const open = useTab('profile', profileTabs)
  const { tab } = useParams()
  const { data, error, refetch } = useQuery(seekerQuery('profileDetails'))
  if (tab !== open) return <Navigate to={to(paths.profileTab, { tab: open })} replace />
  const profile = data?.userProfile[0]
  return (
    <Rows>
      <PageTitle title={profile ? `${profile.firstName} ${profile.lastName}` : 'Profile'} text={profile?.email ?? '\u00a0'} />
      <UrlTabs
        label="Profile"
        open={open}
        addressOf={(key) => to(paths.profileTab, { tab: key })}
        tabs={profileTabs.map((key) => ({ key, label: tabWords[key] }))}
      />
      {open === 'interview' && <InterviewsTab />}
      {open !== 'interview' && error && !profile && (
        <QueryFailure title="We couldn’t load your profile" error={error} onRetry={() => void refetch()} />
      )}
      {open !== 'interview' && !error && !profile && bones}
      {open === 'profile' && profile && <ProfileTab profile={profile} />}
      {open === 'biovideo' && profile && <BioVideoTab profile={profile} />}
      {open === 'document' && profile && <DocumentsTab profile={profile} />}
    </Rows>
  )
}
