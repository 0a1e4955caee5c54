import type { Home } from '@evenshift/contract/model/overview/home'
import { tierFigure } from '#web/areas/seeker/job-card/tier-figure'

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

const thatFit = (jobs: number, that = ''): string =>
  `${tierFigure(jobs)} ${jobs === 1 ? `job${that} fits` : `jobs${that} fit`} your whole week`

type Told = Pick<Home, 'expiringOffers' | 'interviews' | 'newSince'> & { readonly tiers: Pick<Home['tiers'], 'whole'> }

/** What the home screen says first: what waits for an answer, else what fits; `greeting` where there is neither. */
export function homeTitle({ expiringOffers, interviews, tiers }: Told, greeting: string, name = ''): string {
  const due = expiringOffers.length + interviews.length
  const called = name && `, ${name}`
  if (due > 0) return `${numbers[due] ?? due} ${due === 1 ? 'answer' : 'answers'} needed${called}`
  return tiers.whole > 0 ? thatFit(tiers.whole) : greeting
}

/** The sentence below it; undefined where there is nothing more to tell. */
export function homeText({ expiringOffers, interviews, tiers, newSince: { jobs } }: Told): string | undefined {
  if (expiringOffers.length + interviews.length > 0 && tiers.whole > 0)
    return `Then there ${tiers.whole === 1 ? 'is' : 'are'} ${thatFit(tiers.whole, ' that')}.`
  if (jobs === 0) return undefined
  return `${tierFigure(jobs)} new ${jobs === 1 ? 'job' : 'jobs'} for you since you were last here.`
}
