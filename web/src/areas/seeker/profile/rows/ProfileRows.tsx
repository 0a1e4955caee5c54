import type { Profile } from '@evenshift/contract/model/profile/profile'
import {
  IconBriefcase,
  IconCamera,
  IconFileCheck,
  IconFileText,
  IconHeart,
  IconId,
  IconLock,
  IconPhone,
  IconSchool,
  IconStack2,
  IconUser,
  IconVideo,
  IconWalk,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ProfileRow } from '#web/areas/seeker/profile/rows/ProfileRow'
import {
  bioSays,
  likesSay,
  listSays,
  nameSays,
  rightToWorkSays,
  skillsSay,
  travelSays,
  videoSays,
} from '#web/areas/seeker/profile/rows/row-says'
import { words as rightToWorkWords } from '#web/areas/seeker/profile/right-to-work/words'
import { words as historyWords } from '#web/areas/seeker/profile/history/words'
import { words } from '#web/areas/seeker/profile/words'
import { seekerQuery } from '#web/shared/calls/seeker'
import { educationWords } from '#web/shared/history/education-words'
import { paths, to } from '#web/shared/paths'
import styles from './ProfileRows.module.css'

/** What employers read, each part with what it says now. */
export function SeenRows({ profile }: { readonly profile: Profile }) {
  const { data: work } = useQuery(seekerQuery('workHistory'))
  const { data: education } = useQuery(seekerQuery('educationHistory'))
  const { avatar, documents } = profile
  return (
    <section className={styles.group} aria-label={words.groups.seen}>
      <h2>{words.groups.seen}</h2>
      <ul>
        <ProfileRow section="bio" icon={IconUser} title={words.bio.title} says={bioSays(profile)} />
        <ProfileRow section="avatar" icon={IconCamera} title={words.photo.title} says={avatar === null ? words.empty : words.photo.added} />
        <ProfileRow section="name" icon={IconId} title={words.name.title} says={nameSays(profile)} />
        <ProfileRow section="skills" icon={IconStack2} title={words.skills.title} says={skillsSay(profile)} />
        <ProfileRow
          section="work"
          icon={IconBriefcase}
          title={historyWords.work.title}
          says={work && listSays(work.map(({ employer }) => employer.name))}
        />
        <ProfileRow
          section="education"
          icon={IconSchool}
          title={historyWords.study.title}
          says={education && listSays(education.map((one) => educationWords(one).title))}
        />
        <ProfileRow
          to={to(paths.profileTab, { tab: 'document' })}
          icon={IconFileText}
          title={words.documents.title}
          says={documents.length === 0 ? words.empty : words.documents.says(documents.length)}
        />
        <ProfileRow to={to(paths.profileTab, { tab: 'biovideo' })} icon={IconVideo} title={words.video.title} says={videoSays(profile)} />
      </ul>
    </section>
  )
}

/** What matches and warns, and what an employer gets only once there is an offer. */
export function OwnRows({ profile }: { readonly profile: Profile }) {
  return (
    <section className={styles.group} aria-label={words.groups.own}>
      <h2>
        <IconLock size={16} stroke={1.75} aria-hidden /> {words.groups.own}
      </h2>
      <ul>
        <ProfileRow section="travel" icon={IconWalk} title={words.travel.title} says={travelSays(profile)} />
        <ProfileRow section="interests" icon={IconHeart} title={words.likes.title} says={likesSay(profile)} />
        <ProfileRow section="right-to-work" icon={IconFileCheck} title={rightToWorkWords.title} says={rightToWorkSays(profile)} />
        <ProfileRow section="contact" icon={IconPhone} title={words.contact.title} says={words.contact.says} />
      </ul>
    </section>
  )
}
