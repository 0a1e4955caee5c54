import type { AdvertWording } from '@evenshift/contract/model/job/wording'

/** Texts by their paths in the input: those of the advert, and the questions that are answered with an application. */
export interface AdvertTexts {
  readonly advert: Readonly<Record<string, string>>
  readonly questions: Readonly<Record<string, string>>
}

const named = (path: string, texts: readonly string[]): [string, string][] =>
  texts.map((text, place): [string, string] => [`${path}.${place}`, text])

/** Everything that people read of a job in its employer's own words. */
export function advertTexts(wording: AdvertWording): AdvertTexts {
  const { title, description, jobRole, responsibilities = [], skillsRequired = [], screeningQuestions = [] } = wording
  return {
    advert: Object.fromEntries([
      ['title', title ?? ''],
      ['description', description ?? ''],
      ['jobRole', jobRole?.name ?? ''],
      ...named('responsibilities', responsibilities),
      ...named(
        'skillsRequired',
        skillsRequired.map(({ name }) => name),
      ),
      ['tips', wording.tips ?? ''],
      ['dressCode', wording.dressCode ?? ''],
      ['minimumAgeReason', wording.minimumAgeReason ?? ''],
      ['accessibility.notes', wording.accessibility?.notes ?? ''],
    ]),
    questions: Object.fromEntries(
      screeningQuestions.flatMap(({ question, options }, place) => [
        [`screeningQuestions.${place}.question`, question],
        ...named(`screeningQuestions.${place}.options`, options ?? []),
      ]),
    ),
  }
}
