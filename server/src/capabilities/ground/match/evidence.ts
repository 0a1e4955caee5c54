import type { Evidence } from '@evenshift/contract/model/job/job'
import type { WeekFit } from '@evenshift/contract/model/week'
import type { MatchJob, MatchSeeker } from '#server/capabilities/ground/match/model'
import { holds } from '#server/capabilities/ground/match/tags'
import { listWords, shiftWords } from '#server/capabilities/ground/match/words'

/** Where every line that the match reads is edited. */
const link = '/profile/profile'

function weekEvidence(job: MatchJob, fit: WeekFit | null): Evidence[] {
  if (job.shifts.length === 0) return []
  const requirement = `Works ${listWords(job.shifts.map(shiftWords), 4)}`
  if (fit === null) return [{ requirement, state: 'not_shown', change: { text: 'Say when you are free', link } }]
  if (fit.clashes.length === 0) return [{ requirement, state: 'met', because: fit.text }]
  const first = fit.clashes[0]
  return [
    {
      requirement,
      state: fit.shiftsFit > 0 || fit.days.some(({ state }) => state === 'partly') ? 'partly' : 'clash',
      because: fit.text,
      ...(first && { change: { text: `Make ${shiftWords(first)} free in your week`, link } }),
    },
  ]
}

function skillEvidence(job: MatchJob, seeker: MatchSeeker): Evidence[] {
  const mustsFirst = [...job.skills].sort((a, b) => Number(b.must) - Number(a.must))
  return mustsFirst.map((skill) => {
    const requirement = skill.must ? `${skill.name} (a must)` : skill.name
    return holds(seeker.skills, skill)
      ? { requirement, state: 'met', because: `Skills: ${skill.name}` }
      : { requirement, state: 'not_shown', change: { text: `Add ${skill.name} to your skills if you have it`, link } }
  })
}

function interestEvidence(job: MatchJob, seeker: MatchSeeker): Evidence[] {
  if (job.interests.length === 0) return []
  const requirement = `Interest in ${listWords(job.interests.map(({ name }) => name))}`
  const held = job.interests.filter((one) => holds(seeker.interests, one))
  const missing = job.interests.find((one) => !holds(seeker.interests, one))
  return [
    {
      requirement,
      state: missing === undefined ? 'met' : held.length > 0 ? 'partly' : 'not_shown',
      ...(held.length > 0 && { because: `Interests: ${listWords(held.map(({ name }) => name))}` }),
      ...(missing && { change: { text: `Add ${missing.name} to your interests if it is one`, link } }),
    },
  ]
}

/** Requirement by requirement: what of the profile proves it, and the one edit that would change it. */
export const evidenceOf = (job: MatchJob, seeker: MatchSeeker, weekFit: WeekFit | null): Evidence[] => [
  ...weekEvidence(job, weekFit),
  ...skillEvidence(job, seeker),
  ...interestEvidence(job, seeker),
]
