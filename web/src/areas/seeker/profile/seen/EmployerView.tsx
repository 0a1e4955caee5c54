import type { Profile } from '@evenshift/contract/model/profile/profile'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { namesOf } from '#web/areas/seeker/profile/choices'
import { SeenSkills } from '#web/areas/seeker/profile/seen/SeenSkills'
import { seenFit } from '#web/areas/seeker/profile/seen/seen-fit'
import { words } from '#web/areas/seeker/profile/seen/words'
import { seekerQuery } from '#web/shared/calls/seeker'
import { educationWords } from '#web/shared/history/education-words'
import { periodWords } from '#web/shared/history/period-words'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { SelectField } from '#web/ui/form/SelectField'
import { Bone } from '#web/ui/page/Bone'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import styles from './EmployerView.module.css'

/** What an application shows an employer of the profile as it is now, for one of the jobs applied for; what is empty isn’t there. */
export function EmployerView({ profile }: { readonly profile: Profile }) {
  const { data: work = [], isPending: isWorkComing } = useQuery(seekerQuery('workHistory'))
  const { data: education = [], isPending: isEducationComing } = useQuery(seekerQuery('educationHistory'))
  const { data: applied, isPending: isAppliedComing } = useQuery(seekerQuery('liveApplications', { query: {} }))
  const applications = applied?.data ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  // Each would push down what is there already.
  if (isWorkComing || isEducationComing || isAppliedComing)
    return (
      <div className={styles.view}>
        <Bone height={320} radius={12} />
      </div>
    )
  const application = applications.find(({ job }) => job._id === chosen) ?? applications[0]
  const job = application?.job
  const fit = application && seenFit(application)
  const { firstName, lastName, avatar, headline, city, bio, bioVideo } = profile
  return (
    <div className={styles.view}>
      {applications.length > 0 && (
        <SelectField
          label={words.job}
          options={applications.map(({ job: { _id, title } }) => ({ value: _id, label: title }))}
          value={job?._id ?? null}
          onChange={setChosen}
        />
      )}
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
      {fit && (
        <div className={styles.part}>
          <WeekStrip days={fit.days} />
          <p>
            <TextWithTimes text={fit.text} />
          </p>
        </div>
      )}
      <SeenSkills profile={profile} asked={job && job.skillsRequired.length > 0 ? namesOf(job.skillsRequired) : null} />
      {work.length > 0 && (
        <div className={styles.part}>
          <h3>{words.work}</h3>
          {work.map(({ _id, title, employer, startDate, endDate, achievements }) => (
            <p key={_id}>
              <b>{title}</b>, {employer.name}
              <span className={styles.when}>
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
              <span className={styles.when}>
                {[educationWords(one).place, periodWords(one.startDate, one.endDate)].filter(Boolean).join(', ')}
              </span>
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
