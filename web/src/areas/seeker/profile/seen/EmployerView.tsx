import type { Profile } from '@evenshift/contract/model/profile/profile'
import { useQuery } from '@tanstack/react-query'
import { words } from '#web/areas/seeker/profile/seen/words'
import { seekerQuery } from '#web/shared/calls/seeker'
import { educationWords } from '#web/shared/history/education-words'
import { periodWords } from '#web/shared/history/period-words'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { StrengthMark } from '#web/ui/job/StrengthMark'
import styles from './EmployerView.module.css'

/** What an application shows an employer of the profile as it is now; what is empty isn’t there. */
export function EmployerView({ profile }: { readonly profile: Profile }) {
  const { data: work = [] } = useQuery(seekerQuery('workHistory'))
  const { data: education = [] } = useQuery(seekerQuery('educationHistory'))
  const { firstName, lastName, avatar, headline, city, bio, bioVideo, skillBacking } = profile
  return (
    <div className={styles.view}>
      <div className={styles.who}>
        <MonogramTile name={`${firstName} ${lastName}`} src={avatar} round />
        <div>
          <h3>
            {firstName} {lastName}
          </h3>
          <p>{[headline, city].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      {bioVideo?.posterUrl && <img className={styles.still} src={bioVideo.posterUrl} alt={words.video} loading="lazy" />}
      {skillBacking.length > 0 && (
        <div className={styles.part}>
          <h3>{words.skills}</h3>
          <ul>
            {skillBacking.map(({ name, strength }) => (
              <li key={name} className={styles.skill}>
                <span>{name}</span>
                <StrengthMark strength={strength} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {work.length > 0 && (
        <div className={styles.part}>
          <h3>{words.work}</h3>
          {work.map(({ _id, title, employer, startDate, endDate, achievements }) => (
            <p key={_id}>
              <b>{title}</b>, {employer.name}
              <span>
                {periodWords(startDate, endDate)}
                {achievements[0] && `. ${achievements[0]}`}
              </span>
            </p>
          ))}
        </div>
      )}
      {education.length > 0 && (
        <div className={styles.part}>
          <h3>{words.study}</h3>
          {education.map((one) => (
            <p key={one._id}>
              <b>{educationWords(one).title}</b>
              <span>{[educationWords(one).place, periodWords(one.startDate, one.endDate)].filter(Boolean).join(', ')}</span>
            </p>
          ))}
        </div>
      )}
      {bio && (
        <div className={styles.part}>
          <h3>{words.bio}</h3>
          <p className={styles.bio}>{bio}</p>
        </div>
      )}
    </div>
  )
}
