import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'

/** Two names are one skill's whatever their capitals, as the server has it. */
const keyOf = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase()

export interface ConfirmableSkill {
  readonly name: string
  readonly isConfirmed: boolean
}

/** What the job asks for and what they sent along, each once: whether this company has confirmed it. */
export function confirmableSkills({
  job,
  profile,
  confirmedSkills,
}: Pick<EmployerApplicationDetail, 'job' | 'profile' | 'confirmedSkills'>): ConfirmableSkill[] {
  const confirmed = new Set(confirmedSkills.map(keyOf))
  const names = new Map([...job.skillsRequired, ...profile.skills].map(({ name }) => [keyOf(name), name]))
  return [...names].map(([key, name]) => ({ name, isConfirmed: confirmed.has(key) }))
}
