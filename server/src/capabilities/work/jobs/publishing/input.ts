import { v7 as uuidv7 } from 'uuid'
import type { JobPatch } from '@evenshift/contract/model/job/job'
import type { InputFault } from '@evenshift/contract/refusals'
import { type JobQuestion, type JobTerms, filesOf } from '#server/capabilities/work/jobs/rules/terms'
import type { JobRow } from '#server/capabilities/work/jobs/tables'
import { questionsToSend } from '#server/capabilities/parties/questions/public'
import {
  cityNamed,
  jobRoleById,
  jobRoleNamed,
  sectorById,
  sectorNamed,
  skillById,
  skillNamed,
} from '#server/capabilities/ground/reference/public'
import { claimPhotos, claimPicture, releaseFiles } from '#server/capabilities/ground/uploads/public'
import { givenIn } from '#server/http/call/given'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'

/** The part of a job that its employer writes. */
export type Written = Pick<JobRow, 'title' | 'sectorId' | 'vacancies' | 'closingDate' | 'terms'>
type Fields = Omit<JobPatch, 'version'>

const unknownChoice = 'This is in none of our lists. Choose again, or type it as your own'

/** Names that are not in the lists they claim to come from. */
function faultsOf({ jobRole, skillsRequired = [], location, sectorId }: Fields): InputFault[] {
  const faults: InputFault[] = []
  const demand = (isKnown: boolean, path: string, message: string) => void (isKnown || faults.push({ path, message }))
  demand(!jobRole?._id || jobRoleById(jobRole._id) !== undefined, 'jobRole', unknownChoice)
  skillsRequired.forEach(({ _id }, place) => {
    demand(_id === null || skillById(_id) !== undefined, `skillsRequired.${place}`, unknownChoice)
  })
  demand(!location || cityNamed(location) !== undefined, 'location', 'Choose a city from the list')
  demand(!sectorId || sectorById(sectorId) !== undefined, 'sectorId', 'Choose a sector from the list')
  return faults
}

/** The interview questions of these ids, in their order; the first one that is not in the company's bank is refused at its place. */
async function chosenOf(db: Db, employerId: string, ids: readonly string[]): Promise<JobQuestion[] | Refusal> {
  const chosen = await questionsToSend(db, employerId, ids, 'questions')
  if (isRefusal(chosen)) return chosen
  const once = new Map(chosen.map((question) => [question.id, question]))
  return [...once.values()].map(({ id, answerType }) => ({ _id: id, isRecorded: answerType === 'video' || answerType === 'audio' }))
}

/** A question that stays as it was keeps its id, so that answers given to it still belong to it. */
function questionsOf(
  asked: NonNullable<Fields['screeningQuestions']>,
  before: JobTerms['screeningQuestions'],
): JobTerms['screeningQuestions'] {
  return asked.map((question) => ({ ...question, _id: before.find((one) => one.question === question.question)?._id ?? uuidv7() }))
}

/** A shift that the job has keeps its id, so that what was applied for and offered still names it. Refuses another job's, and one named twice. */
function shiftsOf(asked: NonNullable<Fields['shifts']>, before: JobTerms['shifts'], vacancies: number): JobTerms['shifts'] | Refusal {
  const errors = asked.flatMap(({ _id }, place) => {
    const isOwn = _id === undefined || before.some((shift) => shift._id === _id)
    const isFirst = _id === undefined || asked.findIndex((other) => other._id === _id) === place
    return isOwn && isFirst
      ? []
      : [{ path: `shifts.${place}`, message: 'This shift isn’t one of this job’s own. Remove it and add it again' }]
  })
  if (errors.length > 0) return refuse('INVALID_INPUT', { errors })
  return asked.map(({ _id = uuidv7(), breakMinutes = 0, people = vacancies, ...times }) => ({ _id, ...times, breakMinutes, people }))
}

interface Listed {
  readonly _id: string
  readonly name: string
}
/** A name that was typed though a list has it becomes the list's; lists write names their own way, whatever was sent beside an id. */
function listed<T extends { _id: string | null; name: string }>(
  choice: T,
  byId: (id: string) => Listed | undefined,
  byName: (name: string) => Listed | undefined,
): T {
  const row = choice._id === null ? byName(choice.name) : byId(choice._id)
  return row === undefined ? choice : { ...choice, _id: row._id, name: row.name }
}

/** What of the fields is kept in another shape than it came. */
interface Taken {
  readonly chosen: readonly JobQuestion[] | undefined
  /** The files of the photos. */
  readonly photos: readonly string[] | undefined
  /** That of the entrance's photo. */
  readonly entrance: string | null | undefined
  readonly shifts: JobTerms['shifts'] | undefined
}

function termsOf(fields: Fields, before: JobTerms, { chosen, photos, entrance, shifts }: Taken): JobTerms {
  const {
    title: _t,
    sectorId: _s,
    vacancies: _v,
    closingDate: _c,
    jobRole,
    skillsRequired,
    location,
    screeningQuestions,
    questions: _q,
    shifts: _h,
    workPlacePhotos: _w,
    entrancePhoto: _e,
    ...plain
  } = fields
  const given: Partial<JobTerms> = givenIn(plain)
  return {
    ...before,
    ...given,
    ...(jobRole !== undefined && { jobRole: jobRole && listed(jobRole, jobRoleById, jobRoleNamed) }),
    ...(skillsRequired && { skillsRequired: skillsRequired.map((skill) => listed(skill, skillById, skillNamed)) }),
    ...(location !== undefined && { location: location && (cityNamed(location)?.name ?? location) }),
    ...(shifts && { shifts }),
    ...(chosen && { questions: chosen }),
    ...(photos && { workPlacePhotos: [...photos] }),
    ...(entrance !== undefined && { entrancePhoto: entrance }),
    ...(screeningQuestions && { screeningQuestions: questionsOf(screeningQuestions, before.screeningQuestions) }),
  }
}

/** Who writes a job: for which company, and whose uploads its photos are. */
export interface Writer {
  readonly employerId: string
  readonly userId: string
}

/** The file of the entrance's photo; one that the job has stays. */
const entranceOf = (unit: Unit, userId: string, key: string | null, before: string | null): Promise<string | Refusal | null> =>
  key === null
    ? Promise.resolve(null)
    : claimPicture(unit, userId, key, before === null ? [] : [before], { purpose: 'entrance_photo', field: 'entrancePhoto' })

/** What a job becomes with these fields; those not named stay. A job without a sector takes that of its role. Takes its photos over. */
export async function withFields(unit: Unit, writer: Writer, before: Written, fields: Fields): Promise<Written | Refusal> {
  const chosen = fields.questions && (await chosenOf(unit.tx, writer.employerId, fields.questions))
  const listedPhotos = before.terms.workPlacePhotos
  const photos = fields.workPlacePhotos && (await claimPhotos(unit, writer.userId, fields.workPlacePhotos, listedPhotos, 'workPlacePhotos'))
  const entrance =
    fields.entrancePhoto === undefined ? undefined : await entranceOf(unit, writer.userId, fields.entrancePhoto, before.terms.entrancePhoto)
  const vacancies = fields.vacancies ?? before.vacancies
  const shifts = fields.shifts && shiftsOf(fields.shifts, before.terms.shifts, vacancies)
  const errors = [photos, entrance, chosen, shifts].flatMap((one) => (isRefusal(one) ? (one.extra.errors ?? []) : []))
  const faults = [...faultsOf(fields), ...errors]
  if (isRefusal(chosen) || isRefusal(photos) || isRefusal(entrance) || isRefusal(shifts) || faults.length > 0)
    return refuse('INVALID_INPUT', { errors: faults })
  const terms = termsOf(fields, before.terms, { chosen, photos, entrance, shifts })
  const held = filesOf(terms)
  await releaseFiles(
    unit,
    filesOf(before.terms).filter((file) => !held.includes(file)),
  )
  const role = terms.jobRole?._id ? jobRoleById(terms.jobRole._id) : undefined
  const sectorId = fields.sectorId === undefined ? before.sectorId : fields.sectorId
  return {
    title: fields.title ?? before.title,
    sectorId: sectorId ?? (role === undefined ? undefined : sectorNamed(role.sector))?._id ?? null,
    vacancies,
    closingDate: fields.closingDate === undefined ? before.closingDate : fields.closingDate,
    terms,
  }
}
