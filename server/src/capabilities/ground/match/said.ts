import type { Shift } from '@evenshift/contract/model/week'
import type { MatchSeeker } from '#server/capabilities/ground/match/model'
import { type Week, halfHoursShared, weekOf } from '#server/capabilities/ground/match/week'

/** Whether they gave their word for it and hold no work at that time. */
export const isSaid = ({ day, start, end }: Shift, needed: Week, { said = [], busy }: MatchSeeker): boolean =>
  said.some((one) => one.day === day && one.start === start && one.end === end) &&
  !busy.some((one) => one.isWork && halfHoursShared(needed, weekOf([one])) > 0)
