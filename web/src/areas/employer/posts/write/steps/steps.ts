import { type PostPart, termNames, terms } from '@evenshift/contract/states/job/job-terms'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { words } from '#web/areas/employer/posts/write/steps/words'

/** The steps of the wizard: the last asks for nothing and shows it all. */
export const steps = [
  { key: 'job', label: words.role },
  { key: 'week', label: words.weekPayAndPlace },
  { key: 'review', label: words.review },
] as const
export type StepKey = (typeof steps)[number]['key']

/** The step of an address; where it names none, a job with a title is past its first. */
export const stepAt = (key: string | null, isNamed: boolean): StepKey =>
  steps.find((step) => step.key === key)?.key ?? (isNamed ? 'week' : 'job')

/** Whether what a step has to ask is told; the review asks for nothing, and is never behind one. */
export const isAnswered = (
  step: StepKey,
  { title, description, shifts, hoursByAgreement, salary, location, workplace }: PostValues,
): boolean =>
  ({
    job: title.trim() !== '' && description.trim() !== '',
    week: (shifts.length > 0 || hoursByAgreement) && String(salary).trim() !== '' && (location !== null || workplace === 'remote'),
    review: false,
  })[step]
export const placeOf = (step: StepKey): number => steps.findIndex(({ key }) => key === step)

/** What every job is asked for at once; the other parts are set already, and each has a sheet. */
const asked = ['week', 'pay', 'place'] as const satisfies readonly PostPart[]
export type AskedPart = (typeof asked)[number]
export type SetPart = Exclude<PostPart, AskedPart>
export const setParts: readonly SetPart[] = [
  'work',
  'people',
  'dates',
  'contract',
  'applying',
  'interview',
  'choosing',
  'checks',
  'morePay',
  'costs',
  'firstDay',
]
export const isSetPart = (part: PostPart | undefined): part is SetPart => setParts.some((one) => one === part)
const order: readonly PostPart[] = [...asked, ...setParts]
/** The parts of a post in their order, with the terms that each of them asks for. */
export const parts = order.map((key) => ({ key, fields: termNames.filter((name) => terms[name].part === key) }))

/** The part that asks for what a fault's path names, such as "payBands.0.salary". */
export function partOf(path: string): PostPart | undefined {
  const [field] = path.split('.')
  return parts.find(({ fields }) => fields.some((one) => one === field))?.key
}
/** What a job without a role is asked for first. */
const named: readonly string[] = ['title', 'description']

/** The step that asks for what a fault's path names. */
export function stepOf(path: string): StepKey {
  if (named.includes(path)) return 'job'
  return partOf(path) === undefined ? 'review' : 'week'
}
/** The first of the steps that ask for what these paths name; nothing where there is no path. */
export const firstStepOf = (paths: readonly string[]): StepKey | undefined =>
  steps.find(({ key }) => paths.some((path) => stepOf(path) === key))?.key
/** The part that asks for the first of what these paths name, as the page has them. */
export const firstPartOf = (paths: readonly string[]): PostPart | undefined =>
  order.find((part) => paths.some((path) => partOf(path) === part))
