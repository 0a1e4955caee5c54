import type { Employer } from '@evenshift/contract/model/company/employer'
import type { CheckResult } from '@evenshift/contract/states/staff'
import { type ProfileDecider, type ProfileStatus, profileMoves } from '@evenshift/contract/states/profile/profile'
import { comparableName } from '@evenshift/contract/states/company/comparable-name'
import { registeredName } from '@evenshift/contract/states/company/registered-name'
import { mailMatchesWebsite } from '#server/capabilities/parties/verification/domains'

/** What the register says of a number; null where the company gave none. */
export type RegisterAnswer =
  | { readonly name: string; readonly status: string; readonly statusDetail: string | null }
  | 'unknown'
  | 'down'
  | null

export interface CompanyFacts {
  readonly companyName: string
  readonly website: string | null
  /** The confirmed address of the member who asks. */
  readonly email: string
  readonly register: RegisterAnswer
  /** Whether another company holds the number. */
  readonly isHeldByAnother: boolean
  /** YYYY-MM-DD */
  readonly today: string
}

type EvidenceKind = Employer['evidence'][number]['kind']
export interface Check {
  readonly kind: EvidenceKind
  readonly result: CheckResult
  /** What was found, or what stands against it. */
  readonly text: string
}

export interface Judgement {
  readonly status: 'Approved' | 'Pending'
  readonly evidence: Employer['evidence']
  /** One sentence for each check that a person makes in the rule's place. */
  readonly doubts: readonly string[]
}

/** What the register says against a company; null where it says active and nothing more. */
export function registerDoubt(register: RegisterAnswer): string | null {
  if (register === null) return 'No company number? No problem.'
  if (register === 'down') return 'The company register isn’t responding, so we haven’t checked your number yet. We’ll keep trying.'
  if (register === 'unknown') return 'The company register doesn’t know this number.'
  if (register.status !== 'active') return `The company register says “${register.status}”, not “active”.`
  return register.statusDetail === null ? null : `The company register says “active”, but adds “${register.statusDetail}”.`
}

function checkRegister(register: RegisterAnswer): Check {
  const doubt = registerDoubt(register)
  const result = register === null ? 'not_needed' : doubt === null ? 'passed' : 'doubt'
  return { kind: 'register_active', result, text: doubt ?? 'Active at Companies House' }
}

function checkName(companyName: string, register: RegisterAnswer): Check[] {
  if (register === null || typeof register === 'string') return []
  const isSame = comparableName(companyName) === comparableName(register.name)
  const text = isSame
    ? 'Name matches the register'
    : `${companyName} isn’t the registered name, ${registeredName(register.name)}, so a person takes a look.`
  return [{ kind: 'name_matches', result: isSame ? 'passed' : 'doubt', text }]
}

const domainText = {
  same: 'Email matches the company website',
  other: 'Your email doesn’t match the company website.',
  no_website: 'A website helps us check you faster.',
  public_provider: 'You signed up with a personal email address, not a work one.',
} as const

/** Who has neither a number nor a website has no other mail: a person looks in any case. */
const isMailAsked = ({ register, website }: Pick<CompanyFacts, 'register' | 'website'>): boolean => register !== null || website !== null

function checkDomain({ email, ...facts }: CompanyFacts): Check {
  const match = mailMatchesWebsite(email, facts.website)
  const result = match === 'same' ? 'passed' : match === 'no_website' || !isMailAsked(facts) ? 'not_needed' : 'doubt'
  return { kind: 'mail_domain_is_website', result, text: domainText[match] }
}

function checkNumber(register: RegisterAnswer, isHeldByAnother: boolean): Check[] {
  if (register === null || register === 'unknown') return []
  const text = isHeldByAnother ? 'Another account already uses this company number.' : 'Only account with this company number'
  return [{ kind: 'number_is_theirs', result: isHeldByAnother ? 'doubt' : 'passed', text }]
}

/** What the rule of approval looks at, each with what it found. */
export const checksOf = (facts: CompanyFacts): Check[] => [
  checkRegister(facts.register),
  ...checkName(facts.companyName, facts.register),
  checkDomain(facts),
  ...checkNumber(facts.register, facts.isHeldByAnother),
]

/**
 * Approves a company at once only if the register says active with nothing added, the name matches, the mail domain is
 * the website's, and nobody else holds the number. Everything else waits for a person.
 */
export function judgeCompany(facts: CompanyFacts): Judgement {
  const checks = checksOf(facts)
  // What isn't needed is missing all the same: the rule approves nobody without it.
  const isMissed = ({ kind, result }: Check): boolean => result !== 'passed' && (kind !== 'mail_domain_is_website' || isMailAsked(facts))
  const doubts = checks.filter(isMissed).map(({ text }) => text)
  const evidence = checks.filter(({ result }) => result === 'passed').map(({ kind, text }) => ({ kind, text, checkedOn: facts.today }))
  return { status: doubts.length === 0 ? 'Approved' : 'Pending', evidence, doubts }
}

/** The checked fields of a company; a change of one has it checked again. */
export interface CheckedFacts {
  readonly companyName: string
  readonly registrationNumber: string | null
  readonly websiteDomain: string | null
}
export const mustCheckAgain = (before: CheckedFacts, after: CheckedFacts): boolean =>
  comparableName(before.companyName) !== comparableName(after.companyName) ||
  before.registrationNumber !== after.registrationNumber ||
  before.websiteDomain !== after.websiteDomain

/** Whether the state table lets this one move a profile so. */
export const mayMove = (from: ProfileStatus, to: ProfileStatus, by: ProfileDecider): boolean =>
  profileMoves.some((move) => move.from === from && move.to === to && (move.by as readonly ProfileDecider[]).includes(by))
