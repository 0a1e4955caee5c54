/** A company's welcome video: whoever it interviews sees it before the first question. */
import { z } from 'zod'
import { instant, uploadKey } from '#contract/model/basics'

/** Plays it until `expiresAt`. */
export const welcome = z.object({ url: z.string(), expiresAt: instant })
/** As its members see it; null where there is none. */
export const companyWelcome = z.object({ welcome: welcome.extend({ seconds: z.number() }).nullable() })
export type CompanyWelcome = z.infer<typeof companyWelcome>

/** The finished upload. */
export const welcomeInput = z.strictObject({ key: uploadKey })
