import { type PostPart, termNames, terms } from '@evenshift/contract/states/job/job-terms'

/** The steps of the wizard: the last asks for nothing and shows it all. */
export const steps = [
  { key: 'job', label: 'Role' },
  { key: 'week', label: 'Week, pay and place' },
  { key: 'review', label: 'Review' },
] as const
export type StepKey = (typeof steps)[number]['key']

export const stepAt = (key: string | null): StepKey => steps.find((step) => step.key === key)?.key ?? 'job'
export const placeOf = (step: StepKey): number => steps.findIndex(({ key }) => key === step)

const order: readonly PostPart[] = [
  'work',
  'week',
  'pay',
  'place',
  'dates',
  'contract',
  'applying',
  'checks',
  'morePay',
  'costs',
  'firstDay',
]
/** The parts of a post in their order, with the terms that each of them asks for. */
export const parts = order.map((key) => ({ key, fields: termNames.filter((name) => terms[name].part === key) }))

/** The part that asks for what a fault's path names, such as "payBands.0.salary". */
export function partOf(path: string): PostPart | undefined {
  const [field] = path.split('.')
  return parts.find(({ fields }) => fields.some((one) => one === field))?.key
}
export const stepOfPart = (part: PostPart): StepKey => (part === 'work' ? 'job' : 'week')

/** The step that asks for what a fault's path names. */
export function stepOf(path: string): StepKey {
  const part = partOf(path)
  return part === undefined ? 'review' : stepOfPart(part)
}
/** The first of the steps that ask for what these paths name; nothing where there is no path. */
export const firstStepOf = (paths: readonly string[]): StepKey | undefined =>
  steps.find(({ key }) => paths.some((path) => stepOf(path) === key))?.key
