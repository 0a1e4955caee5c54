import fc from 'fast-check'
import { apply } from '#server/capabilities/work/hiring/apply/apply'
import { terms } from '#server/testkit/people/market'
import { type Command, type JobName, type Outcome, type SeekerName, type Which, type World, carryOut } from '#server/testkit/serial/model'
import { type Done, serialOrder } from '#server/testkit/serial/order'
import { openPlaces } from '#server/testkit/serial/places'
import { moveByEmployer } from '#server/capabilities/work/hiring/moves/moves.employer'
import { answerOffer } from '#server/capabilities/work/hiring/moves/moves.seeker'
import { withdraw } from '#server/capabilities/work/hiring/moves/withdrawal'
import { Refusal, isRefusal } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'
import type { CallResult } from '#server/testkit/app/calls'
import type { Member } from '#server/testkit/people/people'
import type { Unit } from '#server/platform/queue/port'

const seekerNames = ['Ada', 'Ben'] as const

/** What a person means to do; which version they have seen turns out when they do it. */
type SeekersWish = { readonly do: 'apply' | 'withdraw' | 'accept' | 'decline'; readonly job: JobName }
type EmployersWish =
  | { readonly do: 'offer'; readonly seeker: SeekerName; readonly job: JobName }
  | { readonly do: 'close'; readonly job: JobName; readonly outcome: Outcome }
  | { readonly do: 'post' }

const anyJob = fc.constantFrom<JobName>('shop', 'shop', 'bar')
const seekersWish: fc.Arbitrary<SeekersWish> = fc.record({ do: fc.constantFrom('apply', 'withdraw', 'accept', 'decline'), job: anyJob })
const employersWish: fc.Arbitrary<EmployersWish> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('offer'), seeker: fc.constantFrom(...seekerNames), job: anyJob }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close'), job: anyJob, outcome: fc.constantFrom('not_needed', 'keep_reviewing') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('post') }) },
)
const wishes = <T>(wish: fc.Arbitrary<T>) => fc.array(wish, { minLength: 1, maxLength: 2 })
/** What each of four people does at once: two seekers, and the owner and a manager of the company. */
export const anyPlay = fc.record({
  Ada: wishes(seekersWish),
  Ben: wishes(seekersWish),
  owner: wishes(employersWish),
  manager: wishes(employersWish),
})
export type Play = typeof anyPlay extends fc.Arbitrary<infer T> ? T : never

interface Row {
  readonly id: string
  readonly status: string
  readonly version: number
}
const detailsOf = ({ extra }: Refusal) => (extra.details ?? {}) as Partial<Row>
const answerOf = (result: Row | Refusal): string => {
  if (!isRefusal(result)) return `done ${result.status} ${result.version}`
  const { status, version } = detailsOf(result)
  return [result.code, status, version].filter((part) => part !== undefined).join(' ')
}
/** What a call answered, as the functions behind the calls do. */
const rowOf = (id: string, { status, body, error }: CallResult<{ status: string; version: number }>): Row | Refusal =>
  status < 300 ? { id, status: body.status, version: body.version } : new Refusal(error.code, error.details && { details: error.details })

/** Two seekers and two members of a company, who play as often as is wanted. */
export async function openStage() {
  const { t, members, seekers, start, nextPlace, worldAt } = await openPlaces()
  const { db } = t.parts

  /** What a call does besides saying who asks and showing the result, which takes most of its time. */
  const inOne = <T>(work: (unit: Unit) => Promise<T | Refusal>): Promise<T | Refusal> =>
    transact(db, (tx) => work({ tx, queue: t.parts.queue, now: t.clock.now() }))

  /** Plays what the four do at once. @returns what happened, and how it ended */
  async function play({ Ada, Ben, owner: owners, manager }: Play): Promise<{ done: Done<Command>[]; end: World }> {
    const place = await nextPlace()
    const done: Done<Command>[] = []
    let moment = 0
    /** Ids that somebody has been told, by seeker, job and attempt. */
    const known: Record<SeekerName, Record<JobName, string[]>> = {
      Ada: { shop: [place.sent.Ada], bar: [] },
      Ben: { shop: [place.sent.Ben], bar: [] },
    }
    const did = async (command: Command, work: () => Promise<Row | Refusal>): Promise<Row | Refusal> => {
      const from = ++moment
      const result = await work()
      done.push({ command, answer: answerOf(result), from, to: ++moment })
      return result
    }
    /** Each remembers the versions that they themselves were shown. */
    const memory = () => {
      const seen = new Map<string, number>([
        [place.sent.Ada, 1],
        [place.sent.Ben, 2],
      ])
      return {
        of: (id: string) => seen.get(id) ?? 1,
        learn: (id: string, result: Row | Refusal) => {
          const version = isRefusal(result) ? detailsOf(result).version : result.version
          if (version !== undefined) seen.set(id, version)
        },
      }
    }
    const newest = (seeker: SeekerName, job: JobName): { id: string; which: Which } | null => {
      const ids = known[seeker][job]
      const id = ids.at(-1)
      return id === undefined ? null : { id, which: { seeker, job, attempt: ids.length } }
    }

    async function seekerPlays(seeker: SeekerName, todo: readonly SeekersWish[]): Promise<void> {
      const { userId } = seekers[seeker]
      const { of, learn } = memory()
      for (const { do: what, job } of todo) {
        if (what === 'apply') {
          const sentNow = await did({ do: what, seeker, job }, () => inOne((unit) => apply(unit, userId, { jobId: place.jobs[job] })))
          if (!isRefusal(sentNow)) known[seeker][job].push(sentNow.id)
          continue
        }
        const own = newest(seeker, job)
        if (own === null) continue
        const { id, which } = own
        if (what === 'withdraw') {
          await did({ do: what, which }, () => inOne((unit) => withdraw(unit, userId, id, undefined)))
          continue
        }
        const version = of(id)
        const answer = { applicationId: id, version, action: what }
        learn(id, await did({ do: what, which, seen: version }, () => inOne((unit) => answerOffer(unit, userId, answer))))
      }
    }

    async function memberPlays({ token, userId, employerId }: Member, todo: readonly EmployersWish[]): Promise<void> {
      const { of, learn } = memory()
      for (const wish of todo) {
        if (wish.do === 'close') {
          const { job, outcome } = wish
          const jobId = place.jobs[job]
          const call = () => t.employer('closeJob', { query: { jobId }, body: { closeNow: true, outcome } }, token)
          learn(jobId, await did(wish, async () => rowOf(jobId, await call())))
        } else if (wish.do === 'post') {
          const jobId = place.jobs.bar
          const version = of(jobId)
          const call = () => t.employer('changeJobStatus', { query: { jobId }, body: { status: 'live', version } }, token)
          learn(jobId, await did({ do: 'post', seen: version }, async () => rowOf(jobId, await call())))
        } else {
          const theirs = newest(wish.seeker, wish.job)
          if (theirs === null) continue
          const { id, which } = theirs
          const version = of(id)
          const offer = { status: 'offered', offer: terms } as const
          learn(
            id,
            await did({ do: 'offer', which, seen: version }, () =>
              inOne((unit) => moveByEmployer(unit, { userId, employerId }, id, version, offer)),
            ),
          )
        }
      }
    }

    await Promise.all([
      seekerPlays('Ada', Ada),
      seekerPlays('Ben', Ben),
      memberPlays(members.owner, owners),
      memberPlays(members.manager, manager),
    ])
    return { done, end: await worldAt(place) }
  }

  return {
    t,
    /** Fails where no order of what happened explains every answer and the end. */
    async expectSerial(asked: Play): Promise<void> {
      const { done, end } = await play(asked)
      if (serialOrder(start, end, done, carryOut) !== null) return
      const lines = done.map(({ command, answer, from, to }) => `${from}-${to} ${JSON.stringify(command)}: ${answer}`)
      throw new Error(['no order explains', ...lines, JSON.stringify(end)].join('\n'))
    },
  }
}
