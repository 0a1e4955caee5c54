/** The words of an advert, and what the law's and our own rules find in them. */
import { z } from 'zod'
import { jobPatch } from '#contract/model/job/job'
import { wordingSeverities } from '#contract/states/job/wording'

/** Every text of a job that people read; what is not written yet is left out. */
export const advertWording = jobPatch.pick({
  title: true,
  description: true,
  jobRole: true,
  responsibilities: true,
  skillsRequired: true,
  tips: true,
  dressCode: true,
  minimumAgeReason: true,
  accessibility: true,
  screeningQuestions: true,
})
export type AdvertWording = z.infer<typeof advertWording>

/** Words of one text; `path` names it as a refusal would. */
export const wordingHit = z.object({
  path: z.string(),
  words: z.string(),
  severity: z.enum(wordingSeverities),
  /** What it does to people. */
  why: z.string(),
  /** What that rests on; null for a rule of ours alone. */
  law: z.string().nullable(),
  instead: z.array(z.string()),
  /** Those of `instead` that can stand where the words stand. */
  replacements: z.array(z.string()),
})
export type WordingHit = z.infer<typeof wordingHit>
