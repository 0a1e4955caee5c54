/** What `npm run office` can do: one table of commands, the same rules and records as everywhere. */
import { parseArgs } from 'node:util'
import { londonDay } from '@evenshift/contract/london'
import type { QueueKind } from '@evenshift/contract/states/staff'
import { recountTallies } from '#server/capabilities/work/activity/public'
import { hiring } from '#server/capabilities/work/hiring/public'
import { idOfReference, jobsToReview, reindexJobs } from '#server/capabilities/work/jobs/public'
import { readAgain, waitingCharities } from '#server/capabilities/derived/billing/public'
import {
  decideFreePlan,
  decideJob,
  decidePerson,
  grantPackageTo,
  moveRemoved,
  waitingQueue,
} from '#server/capabilities/derived/office/public'
import { OFFICE_COMMAND, type StaffUnit, checkChain, record } from '#server/capabilities/ground/audit/public'
import { inviteStaff } from '#server/capabilities/ground/staff/public'
import type { Approval } from '#server/capabilities/ground/approval/public'
import { type StaffDecision, waitingForStaff } from '#server/capabilities/parties/verification/public'
import type { Parts } from '#server/http/call/context'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import { transact } from '#server/http/call/transact'

export type OfficeParts = Pick<Parts, 'db' | 'queue' | 'clock' | 'identity'>
export interface OfficeAnswer {
  readonly ok: boolean
  readonly text: string
}

interface Request {
  readonly target: string
  /** The word after the target. */
  readonly word: string
  readonly reason: string | null
}
interface Command {
  readonly usage: string
  /** What its target is; an id where nothing is said. */
  readonly target?: keyof typeof targets
  /** How many words it takes. */
  readonly words: 0 | 1 | 2
  readonly needsReason?: true
  readonly run: (parts: OfficeParts, request: Request) => Promise<string | Refusal>
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** How a target looks, and what is said of one that does not. */
const targets = {
  id: [ID, 'That isn’t an id.'],
  job: [new RegExp(`${ID.source}|^EV-[0-9A-Z]{6}$`, 'i'), 'That’s neither the id nor the reference of a job.'],
  idOrAll: [new RegExp(`${ID.source}|^all$`, 'i'), 'That is neither an id nor all.'],
  email: [/^\S+@\S+\.\S+$/, 'That isn’t an email.'],
} as const

const personLine = ({ id, kind, name, email, since, reason }: Approval): string =>
  `${id}  ${kind}  ${name} <${email}>, since ${since.toISOString()}\n  ${reason ?? ''}`.trimEnd()

/** One transaction of whoever works from a shell. */
const unitOf = ({ queue, clock }: OfficeParts, tx: Db): StaffUnit => ({ tx, queue, now: clock.now(), by: OFFICE_COMMAND })

/** What the command decides too; the rest is read and decided at /staff. */
const decidedHere: readonly QueueKind[] = ['company', 'profile', 'job', 'plan']

/** Everything that waits; whom of the people it shows is in the audit. */
async function list(parts: OfficeParts): Promise<string> {
  const { db } = parts
  const jobs = (await jobsToReview(db)).map(
    ({ id, reference, title, employerName, createdAt, reasons }) =>
      `${id}  job  ${reference} “${title}” of ${employerName}, since ${createdAt.toISOString()}\n  ${reasons.join('; ')}`,
  )
  const waiting = await waitingForStaff(db)
  const looks = waiting.map(({ id, kind }) => ({ action: 'look', subject: { kind, id }, note: 'list' }) as const)
  await db.transaction((tx) => record(unitOf(parts, tx), looks))
  const charities = (await waitingCharities(db)).map(({ employerId, kind, number, note, askedAt }) =>
    `${employerId}  free plan  ${kind} ${number}, since ${askedAt.toISOString()}\n  ${note ?? ''}`.trimEnd(),
  )
  const others = (await waitingQueue(db))
    .filter(({ kind }) => !decidedHere.includes(kind))
    .map(({ id, kind, title, detail, sentAt }) => `${id}  ${kind}  ${title}, since ${sentAt.toISOString()}\n  ${detail ?? ''}`.trimEnd())
  return [...waiting.map(personLine), ...jobs, ...charities, ...others].join('\n') || 'Nothing waits.'
}

/** Says whether the audit is what was written, or where it first is not. */
async function checkAudit({ db }: OfficeParts): Promise<string | Refusal> {
  const { position, hash, broken } = await checkChain(db)
  if (broken === null)
    return position === 0 ? 'The audit is empty.' : `All ${position} rows of the audit hold. The last has the hash ${hash}.`
  const { id, at, action, by } = broken
  const message = `The chain of the audit breaks at row ${broken.position}: ${id}, ${action} by ${by}, ${at.toISOString()}. The ${position} before it hold.`
  return refuse('BAD_REQUEST', { message })
}

async function listMail({ db, queue }: OfficeParts): Promise<string> {
  const mails = (await queue.givenUpMails(db)).map(
    ({ id, to, about, since, why }) => `${id}  “${about}” to ${to}, given up on ${since.toISOString()}\n  ${why}`,
  )
  return mails.join('\n') || 'No mail was given up.'
}

async function mailAgain({ db, queue }: OfficeParts, { target }: Request): Promise<string | Refusal> {
  const count = await db.transaction((tx) => queue.sendAgain(tx, target === 'all' ? 'all' : { id: target.toLowerCase() }))
  if (count === 0 && target !== 'all') return refuse('NOT_FOUND', { message: 'No such mail was given up.' })
  return count === 1 ? '1 mail is sent again.' : `${count} mails are sent again.`
}

const decision =
  (name: StaffDecision): Command['run'] =>
  (parts, { target, reason }) =>
    transact(parts.db, async (tx) => {
      const moved = await decidePerson(unitOf(parts, tx), name, target, { reason })
      return isRefusal(moved) ? moved : `${moved.name}: ${moved.from} → ${moved.to}`
    })

/** The id of a job that is named by it or by its reference; null where no job has that. */
const jobNamed = async (tx: Db, name: string): Promise<string | null> => (ID.test(name) ? name : idOfReference(tx, name.toUpperCase()))

const jobDecision =
  (name: 'approve' | 'reject'): Command['run'] =>
  (parts, { target, reason }) =>
    transact(parts.db, async (tx) => {
      const id = await jobNamed(tx, target)
      const job = id === null ? refuse('NOT_FOUND') : await decideJob(unitOf(parts, tx), name, id, { reason })
      return isRefusal(job) ? job : `${job.reference}: ${job.status}`
    })

const removal =
  (name: 'remove_job' | 'restore_job'): Command['run'] =>
  (parts, { target, reason }) =>
    transact(parts.db, async (tx) => {
      const id = await jobNamed(tx, target)
      const job = id === null ? refuse('NOT_FOUND') : await moveRemoved(unitOf(parts, tx), name, id, reason)
      return isRefusal(job) ? job : `${job.reference}: ${job.status}`
    })

/** Of a request for the free plan of charities and schools. */
const charityDecision =
  (state: 'granted' | 'declined'): Command['run'] =>
  (parts, { target, reason }) =>
    transact(parts.db, async (tx) => (await decideFreePlan(unitOf(parts, tx), target, state, reason)) ?? `${target}: ${state}`)

/** More customers than there will be. */
const EVERY_CUSTOMER = 100_000

const commands: Readonly<Record<string, Command>> = {
  list: { usage: 'list', words: 0, run: list },
  approve: { usage: 'approve ID [--reason TEXT]', words: 1, run: decision('approve') },
  reject: { usage: 'reject ID --reason TEXT', words: 1, needsReason: true, run: decision('reject') },
  suspend: { usage: 'suspend ID --reason TEXT', words: 1, needsReason: true, run: decision('suspend') },
  restore: { usage: 'restore ID [--reason TEXT]', words: 1, run: decision('restore') },
  'approve-job': { usage: 'approve-job JOB', target: 'job', words: 1, run: jobDecision('approve') },
  'send-back-job': { usage: 'send-back-job JOB --reason TEXT', target: 'job', words: 1, needsReason: true, run: jobDecision('reject') },
  'remove-job': { usage: 'remove-job JOB --reason TEXT', target: 'job', words: 1, needsReason: true, run: removal('remove_job') },
  'restore-job': { usage: 'restore-job JOB', target: 'job', words: 1, run: removal('restore_job') },
  mail: { usage: 'mail', words: 0, run: listMail },
  'mail-again': { usage: 'mail-again ID|all', words: 1, target: 'idOrAll', run: mailAgain },
  bounced: {
    usage: 'bounced EMAIL',
    words: 1,
    target: 'email',
    run: async ({ identity: { bounces } }, { target }) => {
      const email = target.toLowerCase()
      await bounces.keep(email)
      return (await bounces.has(email))
        ? `Nothing but codes goes to ${email} until its person has proven it again. They see so in the app.`
        : refuse('NOT_FOUND', { message: 'No account has this email.' })
    },
  },
  invite: {
    usage: 'invite EMAIL',
    words: 1,
    target: 'email',
    run: async (parts, { target }) =>
      [
        `${target} works here once they have set a password.`,
        'Give them this code yourself. It works once and lasts a day:',
        `  ${(await inviteStaff(parts, target, 'administrator', OFFICE_COMMAND)).code}`,
        'They enter it with their email and a password at /staff/join.',
      ].join('\n'),
  },
  package: {
    usage: 'package EMPLOYER CODE',
    words: 2,
    run: (parts, { target, word }) =>
      transact(parts.db, async (tx) => {
        const plan = await grantPackageTo(unitOf(parts, tx), target, word)
        return isRefusal(plan) ? plan : `${target} has ${plan.name} now.`
      }),
  },
  'grant-free-plan': { usage: 'grant-free-plan EMPLOYER', words: 1, run: charityDecision('granted') },
  'decline-free-plan': { usage: 'decline-free-plan EMPLOYER --reason TEXT', words: 1, needsReason: true, run: charityDecision('declined') },
  audit: { usage: 'audit', words: 0, run: checkAudit },
  reconcile: {
    usage: 'reconcile',
    words: 0,
    run: async (parts) => {
      const count = await readAgain(parts, parts.clock.now(), parts.clock.now(), EVERY_CUSTOMER)
      return `The payment provider is asked about ${count === 1 ? '1 customer' : `${count} customers`} again. What it mends stands in the log.`
    },
  },
  reindex: {
    usage: 'reindex',
    words: 0,
    run: async ({ db, clock }) => {
      const found = await reindexJobs(db, clock.now(), hiring)
      await recountTallies(db, londonDay(clock.now()))
      return `Search was made anew and finds ${found} jobs; the counts of applications were compared with them.`
    },
  },
}

const help = ['Usage: npm run office -- COMMAND', ...Object.values(commands).map(({ usage }) => `  ${usage}`)].join('\n')

/** The command and its request, or null where the words make no sense. */
function read(words: readonly string[]): { command: Command; request: Request } | null {
  try {
    const { positionals, values } = parseArgs({ args: [...words], allowPositionals: true, options: { reason: { type: 'string' } } })
    const [name = '', target = '', word = ''] = positionals
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command === undefined || positionals.length !== command.words + 1) return null
    return { command, request: { target, word, reason: values.reason?.trim() || null } }
  } catch {
    return null
  }
}

/** Carries out one command; what goes wrong comes back as a sentence. */
export async function runOffice(parts: OfficeParts, words: readonly string[]): Promise<OfficeAnswer> {
  const found = read(words)
  if (found === null) return { ok: false, text: help }
  const { command, request } = found
  if (command.needsReason && request.reason === null) return { ok: false, text: 'Give the reason: --reason "…". The person reads it.' }
  const [pattern, isNone] = targets[command.target ?? 'id']
  const result =
    command.words > 0 && !pattern.test(request.target) ? refuse('NOT_FOUND', { message: isNone }) : await command.run(parts, request)
  if (!isRefusal(result)) return { ok: true, text: result }
  return { ok: false, text: [result.message, ...(result.extra.errors ?? []).map(({ message }) => message)].join('\n') }
}
