import type { Option } from '@evenshift/contract/model/reference'
import type { Profile } from '@evenshift/contract/model/profile/profile'
import type { InputFault } from '@evenshift/contract/refusals'
import { interests, sectors, skills } from '#server/capabilities/ground/reference/public'

type Choices = Profile['skills']
export type ChoiceField = 'skills' | 'interests' | 'sectors'

interface List {
  readonly rows: () => readonly Option[]
  readonly word: string
}
const lists: Readonly<Record<ChoiceField, List>> = {
  skills: { rows: skills, word: 'skill' },
  interests: { rows: interests, word: 'interest' },
  sectors: { rows: sectors, word: 'sector' },
}

/**
 * The chosen rows with the names that our list gives them, each once; a typed name that the list has becomes its row.
 * An id that the list does not have is a fault at its place.
 */
export function resolveChoices(field: ChoiceField, chosen: Choices): { choices: Choices; faults: InputFault[] } {
  const { rows, word } = lists[field]
  const faults: InputFault[] = []
  const choices = new Map<string, Choices[number]>()
  for (const [index, { _id, name }] of chosen.entries()) {
    const key = name.toLowerCase()
    const row = rows().find((one) => (_id === null ? one.name.toLowerCase() === key : one._id === _id))
    if (row !== undefined) choices.set(row._id, { _id: row._id, name: row.name })
    else if (_id === null) choices.set(key, { _id: null, name })
    else faults.push({ path: `${field}.${index}`, message: `This ${word} isn’t in our list. Choose another.` })
  }
  return { choices: [...choices.values()], faults }
}
