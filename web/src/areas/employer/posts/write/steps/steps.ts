import { type PostStep, postSteps, termNames, terms } from '@evenshift/contract/states/job/job-terms'

const labels: Readonly<Record<PostStep, string>> = { job: 'Job', shifts: 'Shifts', pay: 'Pay', people: 'Requirements', check: 'Review' }

/** The steps of the wizard and the terms each of them asks for. */
export const steps = postSteps.map((key) => ({ key, label: labels[key], fields: termNames.filter((name) => terms[name].step === key) }))
export type StepKey = PostStep

export const stepAt = (key: string | null): StepKey => steps.find((step) => step.key === key)?.key ?? 'job'

/** The first of the steps that ask for what these paths name; nothing where there is no path. */
export const firstStepOf = (paths: readonly string[]): StepKey | undefined =>
  steps.find(({ key }) => paths.some((path) => stepOf(path) === key))?.key

/** The step that asks for what a fault's path names, such as "payBands.0.salary". */
export function stepOf(path: string): StepKey {
  const [field] = path.split('.')
  return steps.find(({ fields }) => fields.some((one) => one === field))?.key ?? 'check'
}
