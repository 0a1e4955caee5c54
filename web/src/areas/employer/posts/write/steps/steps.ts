/** The steps of the wizard and the fields each of them asks for. */
export const steps = [
  {
    key: 'job',
    label: 'The job',
    fields: ['title', 'description', 'jobRole', 'responsibilities', 'sectorId', 'location', 'postcode', 'workplace', 'dressCode'],
  },
  {
    key: 'shifts',
    label: 'Shifts',
    fields: ['shifts', 'hoursPerWeek', 'guaranteedHours', 'shiftNoticeDays', 'contractType', 'contractLength', 'startDate'],
  },
  { key: 'pay', label: 'Pay', fields: ['salary', 'salaryMax', 'salaryUnit', 'totalHours', 'payBands', 'tips', 'holidayPayMethod'] },
  {
    key: 'people',
    label: 'People',
    fields: [
      'skillsRequired',
      'minimumAge',
      'minimumAgeReason',
      'dbsLevel',
      'dbsReason',
      'openToInternationalStudents',
      'visaReason',
      'requiresCv',
      'hideNames',
      'screeningQuestions',
      'questions',
    ],
  },
  { key: 'check', label: 'Check', fields: ['vacancies', 'replyWithinDays', 'closingDate'] },
] as const
export type StepKey = (typeof steps)[number]['key']

export const stepAt = (key: string | null): StepKey => steps.find((step) => step.key === key)?.key ?? 'job'

/** The first of the steps that ask for what these paths name; nothing where there is no path. */
export const firstStepOf = (paths: readonly string[]): StepKey | undefined =>
  steps.find(({ key }) => paths.some((path) => stepOf(path) === key))?.key

/** The step that asks for what a fault's path names, such as "payBands.0.salary". */
export function stepOf(path: string): StepKey {
  const [field] = path.split('.')
  return steps.find(({ fields }) => fields.some((one) => one === field))?.key ?? 'check'
}
