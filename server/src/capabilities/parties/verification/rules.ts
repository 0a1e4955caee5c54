import type { Employer } from '@evenshift/contract/model/company/employer'
import { type ProfileDecider, type ProfileStatus, profileMoves } from '@evenshift/contract/states/profile/profile'
import { comparableName } from '@evenshift/contract/states/company/comparable-name'
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
  /** What was found, or what stands against it. */
  readonly passed: boolean
  readonly text: string
}

export interface Judgement {
  readonly status: 'Approved' | 'Pending'
  readonly evidence: Employer['evidence']
  /** One sentence for each check that did not pass. */
  readonly doubts: readonly string[]
}

/** What the register says against a company; null where it says active and nothing more. */
export function registerDoubt(register: RegisterAnswer): string | null {
  if (register === null) return 'No company number? No problem. We’ll check your website and email within one working day.'
  if (register === 'down') return 'The company register isn’t responding, so we haven’t checked your number yet. We’ll keep trying.'
  if (register === 'unknown') return 'The company register doesn’t know this number.'
  if (register.status !== 'active') return `The company register says “${register.status}”, not “active”.`
  return register.statusDetail === null ? null : `The company register says “active”, but adds “${register.statusDetail}”.`
}

function checkRegister(register: RegisterAnswer): Check {
  const doubt = registerDoubt(register)
  return { kind: 'register_active', passed: doubt === null, text: doubt ?? 'Active in the company register' }
}

function checkName(companyName: string, register: RegisterAnswer): Check[] {
  if (register === null || typeof register === 'string') return []
  const passed = comparableName(companyName) === comparableName(register.name)
  const text = passed
    ? 'The name is the registered one'
    : `${companyName} isn’t the registered name, ${register.name}, so a person takes a look.`
  return [{ kind: 'name_matches', passed, text }]
}

const domainText = {
  same: 'Email matches the company website',
  other: 'Your email doesn’t match the company website.',
  no_website: 'A website helps us check you faster.',
  public_provider: 'You signed up with a personal email address, not a work one.',
} as const

function checkDomain(email: string, website: string | null): Check {
  const match = mailMatchesWebsite(email, website)
  return { kind: 'mail_domain_is_website', passed: match === 'same', text: domainText[match] }
}

function checkNumber(register: RegisterAnswer, isHeldByAnother: boolean): Check[] {
  if (register === null || register === 'unknown') return []
  const text = isHeldByAnother ? 'Another account already uses this company number.' : 'Only account with this company number'
  return [{ kind: 'number_is_theirs', passed: !isHeldByAnother, text }]
}

/** What the rule of approval looks at, each with what it found. */
export const checksOf = ({ companyName, website, email, register, isHeldByAnother }: CompanyFacts): Check[] => [
  checkRegister(register),
  ...checkName(companyName, register),
  checkDomain(email, website),
  ...checkNumber(register, isHeldByAnother),
]

/**
 * Approves a company at once only if the register says active with nothing added, the name matches, the mail domain is
 * the website's, and nobody else holds the number. Everything else waits for a person.
 */
export function judgeCompany(facts: CompanyFacts): Judgement {
  const checks = checksOf(facts)
  // Who has neither a number nor a website has no other mail: a person looks in any case.
  const isAsked = ({ kind }: Check): boolean => facts.register !== null || facts.website !== null || kind !== 'mail_domain_is_website'
  const doubts = checks.filter((check) => !check.passed && isAsked(check)).map(({ text }) => text)
  const evidence = checks.filter(({ passed }) => passed).map(({ kind, text }) => ({ kind, text, checkedOn: facts.today }))
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
