import { isSameTime } from '@evenshift/contract/states/shift-words'
import type { Shift } from '@evenshift/contract/model/week'
import type { MatchSeeker } from '#server/capabilities/ground/match/model'
import { type Week, halfHoursShared, weekOf } from '#server/capabilities/ground/match/week'

/** Whether they gave their word for it and hold no work at that time. */
export const isSaid = (shift: Shift, needed: Week, { said = [], busy }: MatchSeeker): boolean =>
  said.some((one) => isSameTime(one, shift)) && !busy.some((one) => one.isWork && halfHoursShared(needed, weekOf([one])) > 0)
