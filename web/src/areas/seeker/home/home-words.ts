import type { Home } from '@evenshift/contract/model/overview/home'
import { isTheirs } from '#web/areas/seeker/home/starts'
import { tierFigure } from '#web/shared/words/tier-figure'

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

const thatFit = (jobs: number, that = ''): string => `${tierFigure(jobs)} ${jobs === 1 ? `job${that} fits` : `jobs${that} fit`} your week`

type Waiting = Pick<Home, 'changes' | 'newTimes' | 'expiringOffers' | 'interviews' | 'meetings' | 'work'>
/** How much waits for the person’s answer; a meeting that is agreed, or of a job they have, does not. */
const dueOf = ({ changes, newTimes, expiringOffers, interviews, meetings, work }: Waiting): number =>
  changes.length +
  newTimes.length +
  expiringOffers.length +
  interviews.length +
  meetings.filter(({ status, applicationId }) => status === 'proposed' && !isTheirs(work, applicationId)).length

type Told = Waiting & Pick<Home, 'newSince'> & { readonly tiers: Pick<Home['tiers'], 'whole'> }

/** What the home screen says first: what waits for an answer, else `greeting`: what fits has a heading of its own. */
export function homeTitle(waiting: Waiting, greeting: string, name = ''): string {
  const due = dueOf(waiting)
  const called = name && `, ${name}`
  if (due > 0) return `${numbers[due] ?? due} ${due === 1 ? 'answer' : 'answers'} needed${called}`
  return greeting
}

/** The sentence below it; undefined where there is nothing more to tell. */
export function homeText({ tiers, newSince: { jobs }, ...waiting }: Told): string | undefined {
  if (dueOf(waiting) > 0 && tiers.whole > 0) return `Then there ${tiers.whole === 1 ? 'is' : 'are'} ${thatFit(tiers.whole, ' that')}.`
  if (jobs === 0) return undefined
  return `${tierFigure(jobs)} new ${jobs === 1 ? 'job' : 'jobs'} since your last visit.`
}
