import type { InputFault } from '@evenshift/contract/refusals'
import type { AnswerType } from '@evenshift/contract/states/interview/question'

/** The parts of a question that hold only together. */
interface AnswerForm {
  readonly answerType: AnswerType
  readonly options: readonly string[]
  readonly retakes: number | null
  readonly retakesReason: string | null
}

const givenTwice = (options: readonly string[]): InputFault[] =>
  options.flatMap((option, place) =>
    options.indexOf(option) < place ? [{ path: `options.${place}`, message: 'This option is there already. Write another one.' }] : [],
  )

/** What a question would lack with its change: the input alone does not tell, as what it does not name stays. */
export function partFaults({ answerType, options, retakes, retakesReason }: AnswerForm): InputFault[] {
  const isChoice = answerType === 'choice'
  const faults = givenTwice(options)
  if (isChoice && options.length < 2) faults.push({ path: 'options', message: 'Add at least 2 options' })
  if (!isChoice && options.length > 0) faults.push({ path: 'options', message: 'Only a choice has options. Take them out.' })
  if (retakes === 0 && retakesReason === null) faults.push({ path: 'retakesReason', message: 'Say why there are no retakes' })
  return faults
}

interface Texts {
  readonly question?: string | undefined
  readonly guidance?: string | undefined
  readonly options?: readonly string[] | undefined
}
/** The texts that a seeker reads, by their paths in the input; those that are not named are left out. */
export function textsOf({ question, guidance, options = [] }: Texts): Record<string, string> {
  return {
    ...(question !== undefined && { question }),
    ...(guidance !== undefined && { guidance }),
    ...Object.fromEntries(options.map((option, place) => [`options.${place}`, option])),
  }
}
