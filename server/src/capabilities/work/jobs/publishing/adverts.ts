import type { AdvertWording } from '@evenshift/contract/model/job/wording'
import type { InputFault } from '@evenshift/contract/refusals'
import type { JobRow } from '#server/capabilities/work/jobs/tables'
import { advertTexts } from '#server/capabilities/work/jobs/rules/advert'
import { wordingFaults, wordingHits } from '#server/capabilities/ground/wording/public'

export type AdvertHit = ReturnType<typeof wordingHits>[number]

export const advertOf = ({ title, terms }: Pick<JobRow, 'title' | 'terms'>): AdvertWording => ({ ...terms, title })

/** Everything that the wording rules find in an advert, warnings too. */
export function advertHits(wording: AdvertWording): AdvertHit[] {
  const { advert, questions } = advertTexts(wording)
  return [...wordingHits(advert, 'advert'), ...wordingHits(questions, 'question')]
}
/** What may not be published at all, at the field that says it. */
export function advertFaults(wording: AdvertWording): InputFault[] {
  const { advert, questions } = advertTexts(wording)
  return [...wordingFaults(advert, 'advert'), ...wordingFaults(questions, 'question')]
}
