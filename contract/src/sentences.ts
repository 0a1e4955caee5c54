/** What a person reads where a schema says nothing of its own. Given to every parse of an input as its `error`. */
import type { z } from 'zod'

const kinds: Readonly<Record<string, string>> = {
  string: 'This must be text',
  number: 'This must be a number',
  int: 'This must be a whole number',
  boolean: 'This is either true or false',
  array: 'This must be a list',
  object: 'This must be a set of fields',
}
const choicesNamed = 12

export const sentences: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `There’s no field called ${issue.keys.map((key) => key.slice(0, 60)).join(', ')}`
    case 'invalid_type':
      return issue.input === undefined ? 'Fill this in' : (kinds[issue.expected] ?? 'This can’t be used here')
    case 'invalid_value':
      if (issue.input === undefined) return 'Fill this in'
      return issue.values.length > choicesNamed ? 'Choose from the list' : `Choose one of: ${issue.values.map(String).join(', ')}`
    case 'invalid_union':
      return issue.input === undefined ? 'Fill this in' : 'This isn’t one of the choices'
    case 'too_big':
      return issue.origin === 'number' ? `This is at most ${issue.maximum}` : `At most ${issue.maximum} are allowed`
    case 'too_small':
      return issue.origin === 'number' ? `This is at least ${issue.minimum}` : `At least ${issue.minimum} are needed`
    default:
      return 'Check the format'
  }
}
