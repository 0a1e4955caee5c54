import type { Application } from '@evenshift/contract/model/application/application'
import { isChoice } from '@evenshift/contract/states/job/shift-choice'
import { gaveUp } from '#web/areas/seeker/applications/facts'
import { rateWords } from '#web/shared/job-week/week-words'
import { hoursOfShifts, hoursWords } from '#web/shared/week/worked-hours'
import { dotted } from '#web/shared/words/dotted'
import { byWord } from '#web/shared/words/way'
import { words } from '#web/areas/seeker/applications/one/words'

/** "£12.90 an hour · 14 hours a week · Leeds LS6 · about 12 min on foot": what the job was, for somebody who applied for many; its hours are those of what was accepted, else of the shifts asked for. */
export function jobLine({ job, shifts, ...ended }: Pick<Application, 'job' | 'shifts' | 'hasPulledOut' | 'offer'>): string {
  const asked = job.shifts.filter(({ _id }) => shifts.includes(_id))
  const askedHours = asked.length > 0 && isChoice(job) ? hoursOfShifts(asked) : job.hoursPerWeek
  const hours = gaveUp(ended)?.hoursPerWeek ?? askedHours
  const { travel } = job.payCard
  return dotted([
    rateWords(job),
    words.hoursAWeek(hoursWords(hours)),
    job.workplace === 'remote' ? words.fromHome : [job.location, job.outcode].filter(Boolean).join(' '),
    job.workplace !== 'remote' && travel && travel.minutes > 0 && words.aboutMin(travel.minutes, byWord(travel.mode)),
  ])
}
