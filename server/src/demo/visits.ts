import { countView } from '#server/capabilities/work/jobs/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { savedCalls } from '#server/calls/seeker/jobs/saved'
import type { DemoJob } from '#server/demo/jobs'
import type { Random } from '#server/demo/stage/random'
import type { DemoSeeker } from '#server/demo/seekers'
import type { Stage } from '#server/demo/stage/stage'

const LOOKS = 24

/** People open jobs, those of the first employer more often, and keep some for later. */
export async function lookAround(stage: Stage, random: Random, seekers: readonly DemoSeeker[], jobs: readonly DemoJob[]): Promise<void> {
  const firstEmployers = jobs.filter(({ employer }) => employer.email === jobs[0]?.employer.email)
  if (seekers.length === 0 || jobs.length === 0) return
  for (let look = 0; look < LOOKS; look += 1) {
    const seeker = random.one(seekers)
    const job = random.one(random.chance(0.3) ? firstEmployers : jobs)
    await countView(stage.parts.db, job.id, seeker.userId, londonDate(stage.parts.clock.now()))
    // A job that is over is not saved; that is fine.
    if (random.chance(0.08)) await savedCalls.saveJob({ body: { jobId: job.id } }, stage.seeker(seeker.userId, seeker.email))
  }
}
