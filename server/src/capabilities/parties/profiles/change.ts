import { WAY_MINUTES_DEFAULT } from '@evenshift/contract/constants'
import type { Parsed } from '@evenshift/contract/call'
import type { InputFault } from '@evenshift/contract/refusals'
import type { seekerProfile } from '@evenshift/contract/seeker/profile/profile'
import { judgeAge } from '@evenshift/contract/states/profile/age'
import { ageFault } from '@evenshift/contract/states/profile/age-words'
import type { SeekerRow } from '#server/capabilities/parties/profiles/tables'
import { missingParts } from '#server/capabilities/parties/profiles/rules'
import { resolveChoices } from '#server/capabilities/parties/profiles/choices'
import { resolveCity } from '#server/capabilities/ground/reference/public'
import { givenIn } from '#server/http/call/given'
import { type Refusal, refuse, refuseField } from '#server/http/call/refuse'

export type ProfilePatch = Parsed<typeof seekerProfile.changeProfile>['body']
type Row = Omit<SeekerRow, 'createdAt' | 'updatedAt' | 'seenAt' | 'warnedAt'>
type Change = Partial<Omit<Row, 'id' | 'email'>>
type Required = Pick<Row, 'firstName' | 'lastName' | 'dateOfBirth' | 'city'>

const choiceFields = ['skills', 'interests', 'sectors'] as const

/** What the patch sets, with every choice and the city in our lists' own words. */
function readPatch({ avatar: _avatar, bioVideo: _bioVideo, ...patch }: ProfilePatch): { change: Change; faults: InputFault[] } {
  const change: Change = givenIn(patch)
  const faults: InputFault[] = []
  for (const field of choiceFields) {
    const chosen = change[field]
    if (chosen === undefined) continue
    const resolved = resolveChoices(field, chosen)
    change[field] = resolved.choices
    faults.push(...resolved.faults)
  }
  if (change.city !== undefined) {
    const resolved = resolveCity(change.city)
    change.city = resolved.city
    faults.push(...resolved.faults)
  }
  for (const [index, { start, end }] of (change.termDates ?? []).entries()) {
    if (end < start) faults.push({ path: `termDates.${index}.end`, message: 'The last day can’t be before the first' })
  }
  for (const [index, { from, to }] of (change.otherHours ?? []).entries()) {
    if (to !== null && to < from) faults.push({ path: `otherHours.${index}.to`, message: 'The work ends before it starts.' })
  }
  return { change, faults }
}

function refusalForAge(dateOfBirth: string, today: string): Refusal | null {
  const message = ageFault(dateOfBirth, today)
  if (message === null) return null
  const isTooYoung = 'from' in judgeAge(dateOfBirth, today)
  return isTooYoung ? refuse('TOO_YOUNG', { message, errors: [{ path: 'dateOfBirth', message }] }) : refuseField('dateOfBirth', message)
}

/** Whether the change may be made to this profile, or make one where there is none yet; both refusals name the field. */
export function checkPatch(patch: ProfilePatch, existing: SeekerRow | null, today: string): Change | Refusal {
  const { change, faults } = readPatch(patch)
  faults.push(...missingParts({ ...existing, ...change }))
  if (faults.length > 0) return refuse('INVALID_INPUT', { errors: faults })
  const tooYoung = change.dateOfBirth === undefined ? null : refusalForAge(change.dateOfBirth, today)
  return tooYoung ?? change
}

const blank: Omit<Row, 'id' | 'email' | keyof Required> = {
  phone: null,
  postcode: null,
  headline: '',
  bio: '',
  interests: [],
  skills: [],
  sectors: [],
  rightToWork: null,
  weeklyHourLimit: null,
  termDates: [],
  otherHours: [],
  travelMinutes: WAY_MINUTES_DEFAULT,
  travelMode: null,
  hasWebcam: true,
}

/** The first row of a profile whose required parts have been checked. */
export function newSeeker(id: string, email: string, change: Change, now: Date): SeekerRow {
  const { firstName, lastName, dateOfBirth, city } = change
  if (firstName === undefined || lastName === undefined || dateOfBirth === undefined || city === undefined)
    throw new Error('a profile was made without its required parts')
  return {
    ...blank,
    ...change,
    id,
    email,
    firstName,
    lastName,
    dateOfBirth,
    city,
    createdAt: now,
    updatedAt: now,
    seenAt: now,
    warnedAt: null,
  }
}
