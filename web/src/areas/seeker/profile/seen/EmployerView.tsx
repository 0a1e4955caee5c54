import type { Profile } from '@evenshift/contract/model/profile/profile'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fitDays, fitWords } from '#web/areas/seeker/job-card/fit-words'
import { SeenSkills } from '#web/areas/seeker/profile/seen/SeenSkills'
import { words } from '#web/areas/seeker/profile/seen/words'
import { seekerQuery } from '#web/shared/calls/seeker'
import { educationWords } from '#web/shared/history/education-words'
import { periodWords } from '#web/shared/history/period-words'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { SelectField } from '#web/ui/form/SelectField'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import styles from './EmployerView.module.css'

/** What an application shows an employer of the profile as it is now, for one of the jobs applied for; what is empty isn’t there. */
export function EmployerView({ profile }: { readonly profile: Profile }) {
  const { data: work = [] } = useQuery(seekerQuery('workHistory'))
  const { data: education = [] } = useQuery(seekerQuery('educationHistory'))
  const { data: applied } = useQuery(seekerQuery('liveApplications', { query: {} }))
  const jobs = applied?.data.map((one) => one.job) ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  const job = jobs.find(({ _id }) => _id === chosen) ?? jobs[0]
  const fit = job?.weekFit && fitWords(job.weekFit)
  const { firstName, lastName, avatar, headline, city, bio, bioVideo, skillBacking } = profile
  return (
    <div className={styles.view}>
      {jobs.length > 0 && (
        <SelectField
          label={words.job}
          options={jobs.map(({ _id, title }) => ({ value: _id, label: title }))}
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
      {fit && job?.weekFit && (
        <div className={styles.part}>
          <WeekStrip days={fitDays(job.weekFit)} />
          <p>
            <TextWithTimes text={fit.clash ? `${fit.result} ${fit.clash}.` : fit.result} />
          </p>
        </div>
      )}
      <SeenSkills skills={skillBacking} asked={job ? job.skillsRequired.map(({ name }) => name) : null} />
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
