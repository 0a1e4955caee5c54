import { v7 as uuidv7 } from 'uuid'
import type { JobPatch } from '@evenshift/contract/model/job/job'
import type { InputFault } from '@evenshift/contract/refusals'
import type { JobQuestion, JobTerms } from '#server/capabilities/work/jobs/rules/terms'
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
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'

/** The part of a job that its employer writes. */
export type Written = Pick<JobRow, 'title' | 'sectorId' | 'vacancies' | 'closingDate' | 'terms'>
type Fields = Omit<JobPatch, 'version'>

const unknownChoice = 'This is in none of our lists. Choose again, or type it as your own'

/** Names that are not in the lists they claim to come from; photos belong to a part that stores nothing yet and are unknown as well. */
function faultsOf({ jobRole, skillsRequired = [], location, sectorId, workPlacePhotos = [] }: Fields): InputFault[] {
  const faults: InputFault[] = []
  const demand = (isKnown: boolean, path: string, message: string) => void (isKnown || faults.push({ path, message }))
  demand(!jobRole?._id || jobRoleById(jobRole._id) !== undefined, 'jobRole', unknownChoice)
  skillsRequired.forEach(({ _id }, place) => {
    demand(_id === null || skillById(_id) !== undefined, `skillsRequired.${place}`, unknownChoice)
  })
  demand(!location || cityNamed(location) !== undefined, 'location', 'Choose a city from the list')
  demand(!sectorId || sectorById(sectorId) !== undefined, 'sectorId', 'Choose a sector from the list')
  workPlacePhotos.forEach((_, place) => demand(false, `workPlacePhotos.${place}`, 'This is not one of your uploads'))
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

function termsOf(fields: Fields, before: JobTerms, chosen: readonly JobQuestion[] | undefined): JobTerms {
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
    ...plain
  } = fields
  const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)) as Partial<JobTerms>
  return {
    ...before,
    ...given,
    ...(jobRole !== undefined && { jobRole: jobRole && listed(jobRole, jobRoleById, jobRoleNamed) }),
    ...(skillsRequired && { skillsRequired: skillsRequired.map((skill) => listed(skill, skillById, skillNamed)) }),
    ...(location !== undefined && { location: location && (cityNamed(location)?.name ?? location) }),
    ...(chosen && { questions: chosen }),
    ...(screeningQuestions && { screeningQuestions: questionsOf(screeningQuestions, before.screeningQuestions) }),
  }
}

/** What a job becomes with these fields; those not named stay. A job without a sector takes that of its role. */
export async function withFields(db: Db, employerId: string, before: Written, fields: Fields): Promise<Written | Refusal> {
  const chosen = fields.questions && (await chosenOf(db, employerId, fields.questions))
  const errors = [...faultsOf(fields), ...(isRefusal(chosen) ? (chosen.extra.errors ?? []) : [])]
  if (isRefusal(chosen) || errors.length > 0) return refuse('INVALID_INPUT', { errors })
  const terms = termsOf(fields, before.terms, chosen)
  const role = terms.jobRole?._id ? jobRoleById(terms.jobRole._id) : undefined
  const sectorId = fields.sectorId === undefined ? before.sectorId : fields.sectorId
  return {
    title: fields.title ?? before.title,
    sectorId: sectorId ?? (role === undefined ? undefined : sectorNamed(role.sector))?._id ?? null,
    vacancies: fields.vacancies ?? before.vacancies,
    closingDate: fields.closingDate === undefined ? before.closingDate : fields.closingDate,
    terms,
  }
}
