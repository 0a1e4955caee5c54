import type { Option } from '@evenshift/contract/model/reference'
import type { Work } from '@evenshift/contract/model/profile/work'
import type { InputFault } from '@evenshift/contract/refusals'

export type Choice = Work['employer']

/** Turns what a person chose or typed into our lists' own words, and collects a fault for what cannot be. */
export class ListReader {
  readonly faults: InputFault[] = []

  /** A typed name that the list has becomes its row, another stays as typed; an id that the list does not have is a fault. */
  choice(rows: readonly Option[], chosen: Choice, path: string): Choice {
    const name = chosen.name.toLowerCase()
    const row = rows.find((one) => (chosen._id === null ? one.name.toLowerCase() === name : one._id === chosen._id))
    if (row !== undefined) return { _id: row._id, name: row.name }
    if (chosen._id !== null) this.faults.push({ path, message: 'Choose from the list or type the name' })
    return chosen
  }

  /** A grade as its scale writes it; any grade where there is no scale. */
  grade(scale: readonly string[], given: string, path: string): string {
    const grade = scale.find((one) => one.toLowerCase() === given.toLowerCase())
    if (grade === undefined && scale.length > 0) this.faults.push({ path, message: 'Choose one of the grades in the list.' })
    return grade ?? given
  }
}
