import type { Parsed } from '@evenshift/contract/call'
import type { Work } from '@evenshift/contract/model/profile/work'
import type { Option } from '@evenshift/contract/model/reference'
import type { seekerWork } from '@evenshift/contract/seeker/profile/work'
import { ListReader } from '#server/capabilities/parties/profiles/history/listed'
import type { Month } from '#server/capabilities/parties/profiles/history/months'
import { periodFaults } from '#server/capabilities/parties/profiles/history/rules'
import { sectors } from '#server/capabilities/ground/reference/public'
import { type Refusal, refuse } from '#server/http/call/refuse'

export type WorkFields = Omit<Work, '_id'>
type Patch = Parsed<typeof seekerWork.changeWork>['body']
type WorkInput = Parsed<typeof seekerWork.addWork>['body']

interface Known {
  /** The companies that the form offers. */
  readonly employers: readonly Option[]
  readonly present: Month
}

function judge(work: WorkFields, { employers, present }: Known): WorkFields | Refusal {
  const read = new ListReader()
  const employer = read.choice(employers, work.employer, 'employer')
  const sector = work.sector && read.choice(sectors(), work.sector, 'sector')
  const faults = [...read.faults, ...periodFaults({ ...work, goesOn: work.currentlyWorking }, present)]
  return faults.length > 0 ? refuse('INVALID_INPUT', { errors: faults }) : { ...work, employer, sector }
}

/** A job to be added, in our lists' own words; refused with every fault at its field. */
export const newWork = (given: WorkInput, known: Known): WorkFields | Refusal =>
  judge(Object.assign({ sector: null, endDate: null, currentlyWorking: false, achievements: [] }, given), known)

/** The whole job as the change leaves it. Its employer may stay though the list no longer has it. */
export function changedWork(stored: WorkFields, patch: Patch, { employers, present }: Known): WorkFields | Refusal {
  const { _id, name } = stored.employer
  const goesOn = patch.currentlyWorking === true && patch.endDate === undefined
  const whole = Object.assign({}, stored, goesOn && { endDate: null }, patch)
  return judge(whole, { employers: _id === null ? employers : [...employers, { _id, name }], present })
}
