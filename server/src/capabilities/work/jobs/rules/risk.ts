import { PAY_FAR_ABOVE_TIMES } from '@evenshift/contract/constants'
import type { JobTerms } from '#server/capabilities/work/jobs/rules/terms'
import { hourlyOf } from '#server/capabilities/work/jobs/rules/pay'

/** What makes a person read a job before it goes live. */
export const riskSignals = ['fee', 'off_platform', 'bank_identity', 'cash_in_hand', 'contact_details', 'high_pay', 'copied_text'] as const
export type RiskSignal = (typeof riskSignals)[number]
export type ReviewReason = 'first_job' | RiskSignal

/** What staff read beside a job that waits. */
export const reviewWords: Readonly<Record<ReviewReason, string>> = {
  first_job: 'the company’s first job',
  fee: 'may ask for money',
  off_platform: 'leads people to another place',
  bank_identity: 'may ask for bank or identity papers',
  cash_in_hand: 'speaks of cash or self-employment',
  contact_details: 'gives a phone number, an email or a web address',
  high_pay: 'pays far more than usual',
  copied_text: 'has the text of another company’s job',
}

export interface Risk {
  readonly signal: RiskSignal
  /** The field of the input that it stands in. */
  readonly path: string
  /** The words that were found; empty for a fact without words. */
  readonly words: string
}

const signalOf = (category: string): RiskSignal | undefined => riskSignals.find((signal) => signal === category)

/** Risks among the hits of the wording rules: a hit's category may be a signal. */
export const wordingRisks = (hits: readonly { readonly path: string; readonly words: string; readonly category: string }[]): Risk[] =>
  hits.flatMap(({ path, words, category }) => {
    const signal = signalOf(category)
    return signal === undefined ? [] : [{ signal, path, words }]
  })

/** A British phone number, an email, or an address of the web; bounded, so that no text makes it slow. */
const contact =
  /(?:\+44|\b0)(?:[\s().-]{0,2}\d){9,10}\b|[\w.+-]{1,64}@[\w-]{1,63}\.\w+|(?:https?:\/\/|www\.)\S+|\b[\w-]{1,63}\.(?:com|co\.uk|org|net|me|io)\b/giu

/** Ways to reach the writer past the site, in texts by their paths. */
export const contactRisks = (texts: Readonly<Record<string, string>>): Risk[] =>
  Object.entries(texts).flatMap(([path, text]) =>
    [...text.matchAll(contact)].map(([words]): Risk => ({ signal: 'contact_details', path, words: words.trim() })),
  )

/** Pay that lures: `minimum` is the rate for 21 and over in pounds an hour. */
export function payRisks(terms: JobTerms, minimum: number): Risk[] {
  const salary = Math.max(terms.salary ?? 0, terms.salaryMax ?? 0)
  const hourly = salary === 0 ? null : hourlyOf({ ...terms, salary })
  return hourly !== null && hourly > minimum * PAY_FAR_ABOVE_TIMES ? [{ signal: 'high_pay', path: 'salary', words: '' }] : []
}

/** A short text is the same in many places by chance. */
export const COPIED_SIGNS_LEAST = 200

/** The risks that an edit brings in; what a person has let through already stays. */
export const newRisks = (before: readonly Risk[], after: readonly Risk[]): Risk[] =>
  after.filter(({ signal, words }) => !before.some((known) => known.signal === signal && known.words === words))
