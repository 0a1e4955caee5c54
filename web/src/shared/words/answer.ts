import { yesNoAnswers } from '@evenshift/contract/states/job/job-terms'

const yesNoWords = { yes: 'Yes', no: 'No' } as const

/** A yes or no to choose from, in words. */
export const yesNoOptions = yesNoAnswers.map((value) => ({ value, label: yesNoWords[value] }))

/** What somebody answered to a question of a job, as people read it. */
export const answerWords = (value: string): string => yesNoOptions.find((one) => one.value === value)?.label ?? value
