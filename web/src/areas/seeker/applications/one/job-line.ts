import type { Application } from '@evenshift/contract/model/application/application'
import { payLineOf } from '#web/areas/seeker/job-card/pay-line'
import { dotted } from '#web/shared/words/dotted'
import { byWord } from '#web/shared/words/way'
import { words } from '#web/areas/seeker/applications/one/words'

/** "£12.90 an hour · 14 h a week · Leeds LS6 · about 12 min on foot": what the job was, for somebody who applied for many. */
export function jobLine(job: Application['job']): string {
  const { figure, unit, rest } = payLineOf(job)
  const { travel } = job.payCard
  return dotted([
    `${figure} ${unit}`,
    rest,
    job.workplace === 'remote' ? words.fromHome : [job.location, job.outcode].filter(Boolean).join(' '),
    job.workplace !== 'remote' && travel && travel.minutes > 0 && words.aboutMin(travel.minutes, byWord(travel.mode)),
  ])
}
