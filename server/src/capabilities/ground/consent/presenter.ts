import type { Consent } from '@evenshift/contract/model/consent'
import { agreementsOf, analyticsAnswerOf } from '#server/capabilities/ground/consent/store'
import { versions } from '#server/http/pages/promises/versions'
import type { Db } from '#server/platform/database/port'

/** A yes is to one version of /cookies: another version asks again. A no stays. Whoever is not of age is never asked, whatever they said. */
export async function presentConsent(db: Db, personId: string, isOfAge: boolean): Promise<Consent> {
  const answer = await analyticsAnswerOf(db, personId)
  const holds = answer !== null && (!answer.isAllowed || answer.version === versions.cookies)
  const said = answer?.isAllowed ? 'yes' : 'no'
  return {
    analytics: !isOfAge ? 'never' : holds ? said : 'unanswered',
    analyticsAnswer: answer && { choice: said, version: answer.version, at: answer.at.toISOString() },
    agreements: (await agreementsOf(db, personId)).map(({ page, version, at }) => ({ page, version, at: at.toISOString() })),
  }
}
