/** What a person agreed to, and what they said about being counted. */
import { z } from 'zod'
import { date, instant } from '#contract/model/basics'

const choiceOfAnalytics = z.enum(['yes', 'no'], 'Choose yes or no')
export type ChoiceOfAnalytics = z.infer<typeof choiceOfAnalytics>

export const consent = z.object({
  /** What holds now; never: nobody under 18 is asked. A yes to an older version of the cookies page is asked again. */
  analytics: z.enum(['never', 'unanswered', 'yes', 'no']),
  /** What they said last, to which version of the cookies page; null before any answer. */
  analyticsAnswer: z.object({ choice: choiceOfAnalytics, version: date, at: instant }).nullable(),
  /** The pages that they agreed to, by their versions; the oldest first. */
  agreements: z.array(z.object({ page: z.enum(['terms', 'privacy']), version: date, at: instant })),
})
export type Consent = z.infer<typeof consent>
export const seekerConsent = consent.extend({
  /** Whether it counts towards a job’s views that they open it. */
  isCounted: z.boolean(),
})

export const consentChange = z.strictObject({ analytics: choiceOfAnalytics.optional() })
export const seekerConsentChange = consentChange.extend({ isCounted: z.boolean().optional() })
