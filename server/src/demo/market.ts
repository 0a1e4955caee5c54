import { plusHours } from '@evenshift/contract/days'
import { hiring, runApplicationClock } from '#server/capabilities/work/hiring/public'
import { closeDueJobs } from '#server/capabilities/work/jobs/public'
import { type DemoApplication, play, send } from '#server/demo/applications'
import { type DemoEmployer, chooseBusinesses, makeEmployer } from '#server/demo/employers'
import { type DemoJob, postJob } from '#server/demo/jobs'
import { lookAround } from '#server/demo/looking'
import { Random } from '#server/demo/random'
import { type DemoSeeker, makeSeeker } from '#server/demo/seekers'
import type { Stage } from '#server/demo/stage'
import { type Story, lengthOf, stories } from '#server/demo/stories'
import { Timeline } from '#server/demo/timeline'

export interface MarketSize {
  readonly employers: number
  readonly jobsEach: number
  readonly seekers: number
  readonly applications: number
}
/** Asked before every step: an AbortSignal, say. */
export interface Stopping {
  readonly aborted: boolean
}
export const WHOLE_MARKET: MarketSize = { employers: 40, jobsEach: 15, seekers: 60, applications: 380 }

const deck = stories.flatMap((story) => Array.from({ length: story.share }, () => story))

async function runClocks({ parts }: Stage): Promise<void> {
  await closeDueJobs(parts, parts.clock.now(), hiring)
  await runApplicationClock(parts, parts.clock.now())
}

/** People look at a handful and apply where the work or the place is theirs. */
function likeliest(random: Random, seeker: DemoSeeker, jobs: readonly DemoJob[]): DemoJob {
  const looked = random.some(jobs, 12)
  const nearness = (job: DemoJob): number => (seeker.sectors.includes(job.employer.sector) ? 2 : 0) + (job.city === seeker.city ? 3 : 0)
  return looked.reduce((best, job) => (nearness(job) > nearness(best) ? job : best))
}

/**
 * Plays four weeks of a market up to the present, in the order of time, through the same calls and clocks that people and
 * servers use. The same seed and size give the same market, at whatever moment it ends. False when the signal stopped it between two steps.
 */
export async function playMarket(stage: Stage, now: Date, size: MarketSize, signal: Stopping): Promise<boolean> {
  const random = new Random(20_261_121)
  /** Of its own, so that who looks changes nothing of who applies. */
  const looking = new Random(7)
  const timeline = new Timeline()
  const ago = (hours: number): Date => plusHours(now, -hours)
  const seekers: DemoSeeker[] = []
  const jobs: DemoJob[] = []
  const sent = new Set<string>()

  const addJobs = (employer: DemoEmployer): void => {
    for (let index = 0; index < size.jobsEach; index += 1) {
      timeline.add(ago(index === 0 ? 27 * 24 : random.whole(6, 26 * 24)), async () => {
        jobs.push(await postJob(stage, random, employer))
      })
    }
  }
  chooseBusinesses(random, size.employers).forEach((business, index) => {
    timeline.add(ago(28 * 24 + size.employers - index), async () => addJobs(await makeEmployer(stage, random, business, index)))
  })
  for (let index = 0; index < size.seekers; index += 1) {
    timeline.add(ago(28 * 24 + 100 - index), async () => {
      seekers.push(await makeSeeker(stage, random, index))
    })
  }
  /** The first accounts are those that people sign in with: they see more of it. */
  const apply = async (story: Story, at: Date): Promise<void> => {
    const seeker = random.chance(0.06) ? seekers[random.whole(0, 1)] : random.one(seekers)
    const isFirstEmployers = random.chance(0.12)
    if (seeker === undefined) return
    const posted = isFirstEmployers ? jobs.filter(({ employer }) => employer.email === jobs[0]?.employer.email) : jobs
    const job = likeliest(random, seeker, posted)
    if (sent.has(`${seeker.userId} ${job.id}`)) return
    sent.add(`${seeker.userId} ${job.id}`)
    const application = await send(stage, random, seeker, job)
    if (application !== null) addActs(story, application, at)
  }
  const addActs = (story: Story, application: DemoApplication, at: Date): void => {
    for (const [act, hours] of story.acts) {
      timeline.add(plusHours(at, hours), () => play(stage, random, application, act))
    }
  }
  for (let index = 0; index < size.applications; index += 1) {
    const story = random.one(deck)
    const at = ago(Math.min(lengthOf(story) + random.whole(1, 72), 27 * 24 - 3))
    timeline.add(at, () => apply(story, at))
  }
  for (let day = 28; day >= 1; day -= 0.25) {
    timeline.add(ago(day * 24), () => runClocks(stage))
    timeline.add(ago(day * 24 - 1), () => lookAround(stage, looking, seekers.slice(2), jobs))
  }
  for (let event = timeline.next(now); event !== undefined; event = timeline.next(now)) {
    if (signal.aborted) return false
    stage.at(event.at)
    await event.run()
  }
  stage.at(now)
  await runClocks(stage)
  return true
}
