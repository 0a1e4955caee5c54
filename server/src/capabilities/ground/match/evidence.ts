import type { Evidence } from '@evenshift/contract/model/job/job'
import type { WeekFit } from '@evenshift/contract/model/week'
import { skillRequirement } from '@evenshift/contract/states/job/evidence'
import { anyWords } from '@evenshift/contract/states/job/shifts-needed-words'
import type { MatchJob, MatchSeeker } from '#server/capabilities/ground/match/model'
import { TOO_FEW } from '#server/capabilities/ground/match/fit'
import { type Background, backingOf } from '#server/capabilities/ground/match/skills/backing'
import { holds } from '#server/capabilities/ground/match/skills/tags'
import { shiftWords } from '@evenshift/contract/states/shift-words'
import { listWords, shiftTime } from '#server/capabilities/ground/match/words'

/** The card of the profile where a line that the match reads is edited. */
const linkTo = (card: 'availability' | 'skills' | 'interests') => `/profile/profile#${card}`

function weekEvidence(job: MatchJob, seeker: MatchSeeker, fit: WeekFit | null): Evidence[] {
  if (job.shifts.length === 0) return []
  const asked = job.shiftsNeeded === null || job.shiftsNeeded >= job.shifts.length ? '' : `${anyWords(job.shiftsNeeded)} `
  const requirement = `Works ${asked}${listWords(job.shifts.map(shiftWords), 4)}`
  const asks = { kind: 'shifts', requirement, strength: null } as const
  if (job.isShort) return [{ ...asks, state: 'clash', because: TOO_FEW }]
  const link = linkTo('availability')
  if (fit === null) return [{ ...asks, state: 'not_shown', change: { text: 'Say when you’re free', link } }]
  if (fit.shiftsFit >= fit.shiftsNeeded) return [{ ...asks, state: 'met', because: fit.text }]
  // Work is not given up by painting a week.
  const isWork = ({ label }: WeekFit['clashes'][number]): boolean => seeker.busy.some((one) => one.isWork && one.label === label)
  const first = fit.clashes.find((clash) => !isWork(clash))
  return [
    {
      ...asks,
      state: fit.shiftsFit > 0 || fit.days.some(({ state }) => state === 'partly') ? 'partly' : 'clash',
      because: fit.text,
      ...(first && { change: { text: `Add ${shiftTime(first)} to your free hours`, link } }),
    },
  ]
}

/** What the seeker's list has is met, whatever backs it; what only their history shows is theirs to add. */
function skillEvidence(job: MatchJob, seeker: MatchSeeker, background: Background): Evidence[] {
  const mustsFirst = [...job.skills].sort((a, b) => Number(b.must) - Number(a.must))
  return mustsFirst.map((skill) => {
    const requirement = skillRequirement(skill)
    const { strength, ...backing } = backingOf(skill, seeker.skills, background) ?? { strength: null }
    const asks = { kind: 'skill', requirement, strength, ...backing } as const
    if (holds(seeker.skills, skill)) return { ...asks, state: 'met' }
    const change = { text: `${skill.name}: can you do this? Add it`, link: linkTo('skills') }
    return { ...asks, state: strength === null ? 'not_shown' : 'partly', change }
  })
}

function interestEvidence(job: MatchJob, seeker: MatchSeeker): Evidence[] {
  if (job.interests.length === 0) return []
  const requirement = `Interest in ${listWords(job.interests.map(({ name }) => name))}`
  const held = job.interests.filter((one) => holds(seeker.interests, one))
  const missing = job.interests.find((one) => !holds(seeker.interests, one))
  return [
    {
      kind: 'interest',
      requirement,
      strength: null,
      state: missing === undefined ? 'met' : held.length > 0 ? 'partly' : 'not_shown',
      ...(held.length > 0 && { because: `Interests: ${listWords(held.map(({ name }) => name))}` }),
      ...(missing && { change: { text: `Add ${missing.name} to your interests`, link: linkTo('interests') } }),
    },
  ]
}

/** Requirement by requirement: what of the profile proves it, and the one edit that would change it. */
export const evidenceOf = (job: MatchJob, seeker: MatchSeeker, weekFit: WeekFit | null, background: Background): Evidence[] => [
  ...weekEvidence(job, seeker, weekFit),
  ...skillEvidence(job, seeker, background),
  ...interestEvidence(job, seeker),
]
