import { plusHours } from '@evenshift/contract/days'
import { hiring, runApplicationClock } from '#server/capabilities/work/hiring/public'
import { closeDueJobs } from '#server/capabilities/work/jobs/public'
import { type DemoApplication, play, send } from '#server/demo/applications'
import { type Scene, playMeeting, readyToMeet, scenes } from '#server/demo/meetings'
import { openingsOf } from '#server/demo/adverts'
import { type DemoEmployer, makeEmployer } from '#server/demo/employers'
import { type DemoJob, postJob } from '#server/demo/jobs'
import { keepSome } from '#server/demo/kept'
import { lookAround } from '#server/demo/visits'
import { addPictures } from '#server/demo/pictures'
import { type Placement, homesAmong, placements } from '#server/demo/places'
import { shareFitting } from '#server/demo/free-week'
import { Random } from '#server/demo/stage/random'
import { type DemoSeeker, makeSeeker } from '#server/demo/seekers'
import type { Stage } from '#server/demo/stage/stage'
import { type Story, lastDeed, lengthOf, stories } from '#server/demo/stories'
import { Timeline } from '#server/demo/stage/timeline'

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
export const WHOLE_MARKET: MarketSize = { employers: 51, jobsEach: 12, seekers: 60, applications: 380 }

const deck = stories.flatMap((story) => Array.from({ length: story.share }, () => story))

async function runClocks({ parts }: Stage): Promise<void> {
  await closeDueJobs(parts, parts.clock.now(), hiring)
  await runApplicationClock(parts, parts.clock.now())
}

/** Of a dozen that they look at in their town, people apply where their week fits and the work is theirs; undefined where nothing is left. */
function likeliest(random: Random, seeker: DemoSeeker, jobs: readonly DemoJob[], sent: ReadonlySet<string>): DemoJob | undefined {
  const open = jobs.filter(({ id, city, requiresCv }) => {
    const isPossible = city === seeker.city && (seeker.cv !== null || !requiresCv)
    return isPossible && !sent.has(`${seeker.userId} ${id}`)
  })
  const liking = ({ sector, shifts }: DemoJob): number => 3 * shareFitting(seeker.week, shifts) + (seeker.sectors.includes(sector) ? 1 : 0)
  const looked = random.some(open, 12)
  return looked.toSorted((a, b) => liking(b) - liking(a))[0]
}

const isClosing = (acts: Story['acts']): boolean => acts.some(([act]) => act === 'close')

/** Who applies, where and how it goes on; what is not said is left to chance. */
interface Plan {
  readonly seeker?: number
  /** The place of the employer in the list. */
  readonly employer?: number
  readonly story: Story
}

/** The accounts of sign-in see every story: two people once, the employers several times; all others go as the shares say. */
function plansOf(random: Random, count: number): Plan[] {
  const told = [
    ...stories.flatMap((story) => [0, 1].map((seeker) => ({ seeker, story }))),
    ...[0, 8, 0, 8, 0].flatMap((employer) => stories.filter(({ acts }) => !isClosing(acts)).map((story) => ({ employer, story }))),
  ]
  return Array.from({ length: count }, (_, index) => told[index] ?? { story: random.one(deck) })
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
  /** What was sent, and from when its story moves it no more. */
  const settled: { readonly application: DemoApplication; readonly from: Date }[] = []

  const placed = placements(size.employers)
  const homes = homesAmong(placed)
  const employers: DemoEmployer[] = []

  const addJobs = (employer: DemoEmployer, placement: Placement): void => {
    openingsOf(random, placement, size.jobsEach).forEach((opening, index) => {
      timeline.add(ago(index === 0 ? 27 * 24 : random.whole(6, 26 * 24)), async () => {
        jobs.push(await postJob(stage, random, employer, opening))
      })
    })
  }
  placed.forEach((placement, index) => {
    timeline.add(ago(28 * 24 + size.employers - index), async () => {
      const employer = await makeEmployer(stage, random, placement, index)
      employers.push(employer)
      addJobs(employer, placement)
    })
  })
  timeline.add(ago(28 * 24), () => addPictures(stage, new Random(11), employers))
  for (let index = 0; index < size.seekers; index += 1) {
    timeline.add(ago(28 * 24 + 100 - index), async () => {
      seekers.push(await makeSeeker(stage, random, index, homes))
    })
  }
  const apply = async (plan: Plan, at: Date): Promise<void> => {
    const posted = plan.employer === undefined ? jobs : jobs.filter(({ employer }) => employer === employers[plan.employer ?? 0])
    const towns = new Set(posted.map(({ city }) => city))
    const near = seekers.slice(plan.employer === undefined ? 0 : 2).filter(({ city }) => towns.has(city))
    if (near.length === 0) return
    const seeker = plan.seeker === undefined ? random.one(near) : seekers[plan.seeker]
    const job = seeker && likeliest(random, seeker, posted, sent)
    if (seeker === undefined || job === undefined) return
    sent.add(`${seeker.userId} ${job.id}`)
    const application = await send(stage, random, seeker, job)
    if (application === null) return
    addActs(plan.story, application, at)
    settled.push({ application, from: plusHours(at, lastDeed(plan.story)) })
  }
  const addActs = (story: Story, application: DemoApplication, at: Date): void => {
    for (const [act, hours] of story.acts) {
      timeline.add(plusHours(at, hours), () => play(stage, random, application, act))
    }
  }
  for (const plan of plansOf(random, size.applications)) {
    const at = ago(Math.min(lengthOf(plan.story) + random.whole(1, 72), 27 * 24 - 3))
    timeline.add(at, () => apply(plan, at))
  }
  // The accounts of sign-in meet people, in every state that a meeting has.
  const meet = async (scene: Scene, isTheirs: (application: DemoApplication) => boolean): Promise<void> => {
    const quiet = settled.filter(({ application, from }) => from <= stage.parts.clock.now() && isTheirs(application))
    const application = await readyToMeet(
      stage,
      quiet.map((one) => one.application),
    )
    if (application === null) return
    for (const [act, hours] of scene.acts) timeline.add(ago(hours), () => playMeeting(stage, scene, application, act, now))
  }
  for (const scene of scenes) {
    // After the scene before has proposed, which takes its application out of the choice.
    const begins = ago(Math.max(...scene.acts.map(([, hours]) => hours)) + 0.5)
    for (const place of [0, 8]) timeline.add(begins, () => meet(scene, ({ job }) => job.employer === employers[place]))
    for (const place of [0, 1]) timeline.add(begins, () => meet(scene, ({ seeker }) => seeker === seekers[place]))
  }
  // Early enough for the searches to have new jobs.
  timeline.add(ago(16 * 24), async () => {
    for (const seeker of seekers.slice(0, 1)) await keepSome(stage, seeker, jobs)
  })
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
