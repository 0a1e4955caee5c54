/**
 * The rules of applying, offering and closing, written once more from the specification for one actor after another:
 * what the server does for four at once must be what this does in some order.
 */
export type SeekerName = 'Ada' | 'Ben'
/** The shop is live with one place, the bar a draft; the company's plan has room for one live job. */
export type JobName = 'shop' | 'bar'
export type Outcome = 'not_needed' | 'keep_reviewing'
/** An application by who sent it, for what, and whether it was the first or the second. */
export interface Which {
  readonly seeker: SeekerName
  readonly job: JobName
  readonly attempt: number
}
export type Command =
  | { readonly do: 'apply'; readonly seeker: SeekerName; readonly job: JobName }
  | { readonly do: 'withdraw'; readonly which: Which }
  | { readonly do: 'accept' | 'decline' | 'offer'; readonly which: Which; readonly seen: number }
  | { readonly do: 'close'; readonly job: JobName; readonly outcome: Outcome }
  | { readonly do: 'post'; readonly seen: number }

interface Sent {
  readonly status: string
  /** Every status it ever had, the present one last: one a version. */
  readonly past: readonly string[]
}
export interface World {
  readonly jobs: Readonly<Record<JobName, { readonly status: string; readonly version: number }>>
  readonly sent: Readonly<Record<SeekerName, Readonly<Record<JobName, readonly Sent[]>>>>
}

const live = ['applied', 'in_review', 'interview_invited', 'interview_submitted', 'shortlisted']
const maySendAgain = ['withdrawn', 'closed_no_reply', 'closed_job', 'offer_declined', 'offer_expired', 'offer_rescinded']
const VACANCIES = 1
const LIVE_JOBS = 1
const seekers = ['Ada', 'Ben'] as const

const moved = (one: Sent, status: string): Sent => ({ status, past: [...one.past, status] })
const versionOf = ({ past }: Sent): number => past.length

/** The world with another list of what one seeker sent for one job. */
const withSent = (world: World, seeker: SeekerName, job: JobName, sent: readonly Sent[]): World => ({
  ...world,
  sent: { ...world.sent, [seeker]: { ...world.sent[seeker], [job]: sent } },
})
const withStatus = (world: World, { seeker, job, attempt }: Which, status: string): World =>
  withSent(
    world,
    seeker,
    job,
    world.sent[seeker][job].map((one, at) => (at === attempt - 1 ? moved(one, status) : one)),
  )
const withJob = (world: World, job: JobName, status: string): World => ({
  ...world,
  jobs: { ...world.jobs, [job]: { status, version: world.jobs[job].version + 1 } },
})

function apply(world: World, seeker: SeekerName, job: JobName): [string, World] {
  const { status, version } = world.jobs[job]
  const before = world.sent[seeker][job]
  if (status === 'draft' && version === 1) return ['NOT_FOUND', world]
  if (before.length >= 2 || before.some((one) => !maySendAgain.includes(one.status))) return ['ALREADY_APPLIED', world]
  if (status !== 'live') return ['JOB_CLOSED', world]
  const sent = { status: 'applied', past: ['applied'] }
  return ['done applied 1', withSent(world, seeker, job, [...before, sent])]
}

function move(world: World, command: Extract<Command, { which: Which }>): [string, World] {
  const { which } = command
  const one = world.sent[which.seeker][which.job][which.attempt - 1]
  if (one === undefined) return ['NOT_FOUND', world]
  const version = versionOf(one)
  const done = (status: string): [string, World] => [`done ${status} ${version + 1}`, withStatus(world, which, status)]
  const impossible: [string, World] = [`INVALID_TRANSITION ${one.status}`, world]
  if (command.do === 'withdraw') return [...live, 'offered', 'offer_accepted'].includes(one.status) ? done('withdrawn') : impossible
  if (command.do === 'offer' && one.status === 'withdrawn') return ['NOT_FOUND', world]
  if (command.seen !== version) return [`STALE ${one.status} ${version}`, world]
  if (command.do === 'accept') return one.status === 'offered' ? done('offer_accepted') : impossible
  if (command.do === 'decline') return one.status === 'offered' ? done('offer_declined') : impossible
  if (one.status === 'offered') return done('offered')
  if (!['applied', 'in_review', 'interview_submitted', 'shortlisted'].includes(one.status)) return impossible
  const taken = seekers
    .flatMap((seeker) => world.sent[seeker][which.job])
    .filter(({ status }) => ['offered', 'offer_accepted', 'hired'].includes(status))
  return taken.length >= VACANCIES ? ['VACANCIES_TAKEN', world] : done('offered')
}

function close(world: World, job: JobName, outcome: Outcome): [string, World] {
  const { status, version } = world.jobs[job]
  if (status !== 'live') return [`INVALID_TRANSITION ${status}`, world]
  const ended = (one: Sent): Sent => (outcome === 'not_needed' && live.includes(one.status) ? moved(one, 'closed_job') : one)
  const after = seekers.reduce((next, seeker) => withSent(next, seeker, job, next.sent[seeker][job].map(ended)), world)
  return [`done closed ${version + 1}`, withJob(after, job, 'closed')]
}

function post(world: World, seen: number): [string, World] {
  const { status, version } = world.jobs.bar
  if (seen !== version) return [`STALE ${status} ${version}`, world]
  if (status !== 'draft') return [`INVALID_TRANSITION ${status}`, world]
  const liveJobs = Object.values(world.jobs).filter((job) => job.status === 'live').length
  return liveJobs >= LIVE_JOBS ? ['PLAN_LIMIT', world] : [`done live ${version + 1}`, withJob(world, 'bar', 'live')]
}

/** What one command is answered in this world, and the world after it. */
export function carryOut(world: World, command: Command): [answer: string, after: World] {
  switch (command.do) {
    case 'apply':
      return apply(world, command.seeker, command.job)
    case 'close':
      return close(world, command.job, command.outcome)
    case 'post':
      return post(world, command.seen)
    default:
      return move(world, command)
  }
}
