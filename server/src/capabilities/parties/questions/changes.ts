import { v7 as uuidv7 } from 'uuid'
import type { Parsed } from '@evenshift/contract/call'
import type { employerQuestions } from '@evenshift/contract/employer/questions'
import type { QuestionRow } from '#server/capabilities/parties/questions/tables'
import {
  holdBank,
  insertQuestion,
  lockQuestion,
  openBank,
  questionCount,
  updateQuestion,
} from '#server/capabilities/parties/questions/store'
import { lockedQuestions } from '#server/capabilities/parties/questions/locked'
import { partFaults, textsOf } from '#server/capabilities/parties/questions/rules'
import { type CompanyPlan, planOf } from '#server/capabilities/parties/companies/public'
import { wordingFaults } from '#server/capabilities/ground/wording/public'
import { type Refusal, refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'

type QuestionInput = Parsed<typeof employerQuestions.createQuestion>['body']
type QuestionChange = Parsed<typeof employerQuestions.changeQuestion>['body']
type Written = Omit<QuestionChange, 'version'>

/** What was written, judged with what it makes of the question; null where nothing is wrong. */
function refusalOf(written: Written, row: QuestionRow): Refusal | null {
  const errors = [...partFaults(row), ...wordingFaults(textsOf(written), 'question')]
  return errors.length > 0 ? refuse('INVALID_INPUT', { errors }) : null
}

/** A reason for no retakes goes when there are some. */
const settled = (row: QuestionRow): QuestionRow => ({ ...row, retakesReason: row.retakes === 0 ? row.retakesReason : null })

function noRoom({ package: name, limits }: CompanyPlan, used: number): Refusal {
  const limit = limits.questions ?? used
  const room = limit === 1 ? 'one question' : `${limit} questions`
  const message = `Your plan has room for ${room} of your own. Delete one, or choose a larger plan.`
  return refuse('PLAN_LIMIT', { message, details: { limit, used, package: name, of: 'questions' } })
}

/** Adds a question to the bank; nobody else adds one to it until the transaction ends. */
export async function createQuestion(tx: Db, employerId: string, input: QuestionInput, now: Date): Promise<QuestionRow | Refusal> {
  const row = settled({
    ...input,
    id: uuidv7(),
    employerId,
    retakesReason: input.retakesReason ?? null,
    isTemplate: false,
    archived: false,
    timesUsed: 0,
    version: 1,
    createdAt: now,
    updatedAt: now,
  })
  const refusal = refusalOf(input, row)
  if (refusal !== null) return refusal
  await openBank(tx, employerId, now)
  await holdBank(tx, employerId)
  const plan = await planOf(tx, employerId, now)
  const limit = plan.limits.questions
  const used = await questionCount(tx, employerId)
  if (limit !== null && used >= limit) return noRoom(plan, used)
  await insertQuestion(tx, row)
  return row
}

const stale = ({ archived, version }: QuestionRow): Refusal =>
  refuse('STALE', { details: { status: archived ? 'archived' : 'live', version } })

/** The question with what was written; what it does not name stays. */
function withWritten(before: QuestionRow, written: Written): QuestionRow {
  const { question = before.question, guidance = before.guidance, category = before.category, tags = before.tags } = written
  const { answerType = before.answerType, options = before.options, required = before.required } = written
  const { thinkSeconds = before.thinkSeconds, answerSeconds = before.answerSeconds } = written
  const { retakes = before.retakes, retakesReason = before.retakesReason } = written
  const parts = { question, guidance, category, tags, answerType, options, required, thinkSeconds, answerSeconds, retakes, retakesReason }
  return { ...before, ...parts }
}

/** Changes a question of the bank in place, a sample too: it takes no place in the plan then either. */
export async function changeQuestion(
  tx: Db,
  employerId: string,
  id: string,
  { version, ...written }: QuestionChange,
  now: Date,
): Promise<QuestionRow | Refusal> {
  const before = await lockQuestion(tx, employerId, id)
  if (before === null) return refuse('NOT_FOUND')
  if (before.archived || before.version !== version) return stale(before)
  if ((await lockedQuestions(tx, employerId, now)).has(id))
    return noRoom(await planOf(tx, employerId, now), await questionCount(tx, employerId))
  const after = settled({ ...withWritten(before, written), version: version + 1, updatedAt: now })
  const refusal = refusalOf(written, after)
  if (refusal !== null) return refusal
  await updateQuestion(tx, after)
  return after
}
