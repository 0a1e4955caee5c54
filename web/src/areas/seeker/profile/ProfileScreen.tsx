import type { Profile } from '@evenshift/contract/model/profile/profile'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { words } from '#web/areas/seeker/profile/words'
import { seekerQuery } from '#web/shared/calls/seeker'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { useScreen } from '#web/shared/shell/useScreen'
import { UrlTabs } from '#web/shared/tabs/UrlTabs'
import { useTab } from '#web/shared/tabs/useTab'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'
import styles from './Profile.module.css'

const profileTabs = ['profile', 'biovideo', 'interview', 'document'] as const

const bones = (
  <Card as="div">
    <Bone width="30%" height={24} />
    <Bone height={44} />
    <Bone height={44} />
    <Bone height={44} />
  </Card>
)
/** The week, the next step and the rows. */
const profileBones = (
  <div className={styles.columns} aria-hidden>
    <Rows>
      <Bone height={334} radius={18} />
      <Bone height={88} radius={18} />
      <Bone height={560} radius={18} />
    </Rows>
  </div>
)
const ProfileTab = lazyPart(async () => (await import('#web/areas/seeker/profile/ProfileTab')).ProfileTab, profileBones)
const BioVideoTab = lazyPart(async () => (await import('#web/areas/seeker/profile/biovideo/BioVideoTab')).BioVideoTab, bones)
const DocumentsTab = lazyPart(async () => (await import('#web/areas/seeker/profile/documents/DocumentsTab')).DocumentsTab, bones)
const InterviewsTab = lazyPart(async () => (await import('#web/areas/seeker/profile/interviews/InterviewsTab')).InterviewsTab, bones)

const nameOf = ({ firstName, lastName }: Profile): string => `${firstName} ${lastName}`
const nameText = ({ headline, city }: Profile): string => [headline, city].filter(Boolean).join(', ')

/** The own profile, part by part. */
export function ProfileScreen() {
  useScreen(words.title)
  const open = useTab('profile', profileTabs)
  const { tab } = useParams()
  const { data, error, refetch } = useQuery(seekerQuery('profileDetails'))
  if (tab !== open) return <Navigate to={to(paths.profileTab, { tab: open })} replace />
  const profile = data?.userProfile[0]
  return (
    <Rows>
      <div className={styles.head}>
        {profile ? (
          <MonogramTile name={nameOf(profile)} src={profile.avatar} size="large" round />
        ) : (
          <Bone width={64} height={64} radius={32} />
        )}
        <PageTitle title={profile ? nameOf(profile) : words.title} text={profile ? nameText(profile) : '\u00a0'} />
      </div>
      <UrlTabs
        label={words.title}
        open={open}
        addressOf={(key) => to(paths.profileTab, { tab: key })}
        tabs={profileTabs.map((key) => ({ key, label: words.tabs[key] }))}
      />
      {open === 'interview' && <InterviewsTab />}
      {open !== 'interview' && error && !profile && <QueryFailure title={words.failed} error={error} onRetry={() => void refetch()} />}
      {open !== 'interview' && !error && !profile && (open === 'profile' ? profileBones : bones)}
      {open === 'profile' && profile && <ProfileTab profile={profile} />}
      {open === 'biovideo' && profile && <BioVideoTab profile={profile} />}
      {open === 'document' && profile && <DocumentsTab profile={profile} />}
    </Rows>
  )
}
