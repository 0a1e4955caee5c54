import { createHash } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import type { ZodError } from 'zod'
import type { Call, Page } from '#server/platform/payments/sandbox/calls/call'
import { callAt } from '#server/platform/payments/sandbox/calls/routes'
import type { Kept } from '#server/platform/payments/sandbox/kept/facts'
import { Fault, invalid } from '#server/platform/payments/sandbox/kept/faults'
import { readForm } from '#server/platform/payments/sandbox/form'
import { paymentAnswers as answers } from '#server/platform/payments/sandbox/kept/tables'
import { type Provider, type Turn, act, look } from '#server/platform/payments/sandbox/kept/turn'
import { expand } from '#server/platform/payments/sandbox/wire/expand'
import { present } from '#server/platform/payments/sandbox/wire/present'

export interface Question {
  readonly method: string
  readonly path: string
  /** The fields, from the body or the address. */
  readonly form: string
  readonly key: string | null
}
export interface Answer {
  readonly status: number
  readonly body: string
}

/** As long as Stripe keeps them at least. */
const KEPT_MS = 24 * 60 * 60_000

const asAnswer = (status: number, body: object): Answer => ({ status, body: JSON.stringify(body) })

function faultOf(error: ZodError): Fault {
  const [issue] = error.issues
  const path = issue?.path.map(String) ?? []
  if (issue?.code === 'unrecognized_keys') {
    const param = [...path, ...issue.keys.slice(0, 1)].join('.')
    return invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  return invalid(`Invalid ${path.join('.')}: ${issue?.message ?? ''}`, { param: path.join('.') })
}

const isPage = (result: object): result is Page => 'found' in result
const isKept = (result: object): result is Kept => 'facts' in result

async function wireOf(turn: Turn, result: Kept | Page | object): Promise<object> {
  if (isKept(result)) return present(turn, result)
  if (!isPage(result)) return result
  const data = await Promise.all(result.found.map((kept) => present(turn, kept)))
  return { object: 'list', data, has_more: result.hasMore, url: result.url }
}

async function run(turn: Turn, call: Call, id: string, form: string): Promise<Answer> {
  const read = call.takes.safeParse(readForm(form))
  if (!read.success) throw faultOf(read.error)
  const wire = await wireOf(turn, await call.run(turn, read.data as never, id))
  return asAnswer(200, await expand(turn, wire, read.data.expand ?? []))
}

/** Once for each key: who asks again hears the same. What was refused before anything was done is not remembered. */
async function once(turn: Turn, { method, path, form, key }: Question, work: (turn: Turn) => Promise<Answer>): Promise<Answer> {
  if (key === null) return work(turn)
  const hash = createHash('sha256').update(`${method} ${path}\n${form}`).digest('hex')
  const [row] = await turn.tx.select().from(answers).where(eq(answers.key, key))
  if (row !== undefined && row.hash !== hash) {
    const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.'
    throw new Fault(400, { type: 'idempotency_error', message })
  }
  if (row !== undefined) return { status: row.status, body: row.body }
  const answer = await turn.tx
    .transaction((tx) => work({ ...turn, tx }))
    .catch((error: unknown) => {
      if (error instanceof Fault && error.status === 402) return asAnswer(error.status, error.body)
      throw error
    })
  await turn.tx.delete(answers).where(lt(answers.at, new Date(Date.now() - KEPT_MS)))
  await turn.tx.insert(answers).values({ key, hash, ...answer, at: new Date() })
  return answer
}

/** Answers one question of the wire. */
export async function answerTo(provider: Provider, question: Question): Promise<Answer> {
  const found = callAt(question.method, question.path)
  try {
    if (found === null)
      throw new Fault(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${question.method}: ${question.path}).` })
    const work = (turn: Turn) => run(turn, found.call, found.id, question.form)
    return await (question.method === 'GET' ? look(provider, work) : act(provider, (turn) => once(turn, question, work)))
  } catch (error) {
    if (error instanceof Fault) return asAnswer(error.status, error.body)
    throw error
  }
}
