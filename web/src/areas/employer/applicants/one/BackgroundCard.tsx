import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { educationWords } from '#web/shared/history/education-words'
import { periodWords } from '#web/shared/history/period-words'
import { Card } from '#web/ui/page/Card'
import { Chip } from '#web/ui/display/Chip'
import { words } from '#web/areas/employer/applicants/one/words'
import styles from './Applicant.module.css'

/** As many as are in sight before all are asked for. */
const SKILLS_SHOWN = 8

/** Work, education and skills as they stood when the person applied; the skills that the job asks for come first. */
export function BackgroundCard({ profile, job }: Pick<EmployerApplicationDetail, 'profile' | 'job'>) {
  const { work, education, skills } = profile
  const [isWhole, setIsWhole] = useState(false)
  const asked = new Set(job.skillsRequired.map(({ name }) => name))
  const inOrder = [...skills.filter(({ name }) => asked.has(name)), ...skills.filter(({ name }) => !asked.has(name))]
  const shown = isWhole ? inOrder : inOrder.slice(0, SKILLS_SHOWN)
  if (work.length + education.length + skills.length === 0) return null
  return (
    <Card label={words.background}>
      <h2>{words.background}</h2>
      <Past
        title={words.workExperience}
        entries={work.map(({ _id, title, employer, startDate, endDate, achievements }) => ({
          id: _id,
          title,
          place: employer.name,
          period: periodWords(startDate, endDate),
          achievements,
        }))}
      />
      <Past
        title={words.education}
        entries={education.map((one) => ({
          id: one._id,
          ...educationWords(one),
          period: periodWords(one.startDate, one.endDate),
          achievements: one.achievements,
        }))}
      />
      {skills.length > 0 && (
        <div>
          <h3>{words.skills}</h3>
          <ul className={styles.chips}>
            {shown.map(({ name }) => (
              <li key={name}>
                <Chip kind="quiet">{name}</Chip>
              </li>
            ))}
          </ul>
          {shown.length < skills.length && (
            <Button variant="subtle" px={0} onClick={() => setIsWhole(true)}>
              {words.showAllSkills(skills.length)}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

interface Entry {
  readonly id: string
  readonly title: string
  readonly place: string
  readonly period: string
  readonly achievements: readonly string[]
}

function Past({ title, entries }: { readonly title: string; readonly entries: readonly Entry[] }) {
  if (entries.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.past}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <b>{entry.title}</b>
            {entry.place && <span>{entry.place}</span>}
            <span className={styles.least}>{entry.period}</span>
            {entry.achievements.map((line, index) => (
              <span key={index}>{line}</span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
