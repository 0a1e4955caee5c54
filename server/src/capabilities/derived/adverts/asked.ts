/** What whoever applies has to say of themselves. */
import type { PublicJob } from '@evenshift/contract/model/job/job'
import { interestsOfJob, sectorNamed } from '#server/capabilities/ground/reference/public'

type Asking = Pick<PublicJob, 'requiresCv' | 'jobRole' | 'sector' | 'skillsRequired'>

/** The skills and interests that a job is about, by name: a profile begins with at least one of either. */
export function namedIn({ jobRole, sector, skillsRequired }: Asking): { skills: string[]; interests: string[] } {
  const line = sectorNamed(sector)
  const interests = line === undefined ? [] : interestsOfJob({ sectorId: line._id, roleId: jobRole?._id ?? null })
  return { skills: [...new Set(skillsRequired.map(({ name }) => name))], interests: interests.map(({ name }) => name) }
}

/** Whether shifts, answers, a line and who one is are too little to apply. */
export function asksMore(job: Asking): boolean {
  const { skills, interests } = namedIn(job)
  return job.requiresCv || skills.length + interests.length === 0
}
