import type { Cover } from '@evenshift/contract/model/overview/cover'
import { fullShifts, placeWords } from '#web/areas/employer/applicants/moves/open-places'
import { words } from '#web/areas/employer/applicants/moves/words'

/** What is known of one of the job's shifts for one person, before it is offered. */
export interface ShiftKnown {
  readonly as: 'free' | 'clash' | 'other'
  readonly text: string
  /** Others have all its places. */
  readonly isFull: boolean
}
interface Asked {
  readonly _id: string
  /** The shifts that the offer begins with. */
  readonly shifts: readonly string[]
}
const ownIn = (cover: Cover, { _id }: Asked) => cover.applicants.find((one) => one._id === _id)

/** What somebody’s word or week says of a shift: free, not free, or asked for it without a week that says which. */
function weekSays(cover: Cover, application: Asked, shiftId: string): Pick<ShiftKnown, 'as' | 'text'> {
  const own = ownIn(cover, application)
  if (!(own?.shifts ?? application.shifts).includes(shiftId)) return { as: 'other', text: words.didntAsk }
  if (own?.clashing.includes(shiftId)) return { as: 'clash', text: words.notFreeThen }
  if (own?.saidTheyCan.includes(shiftId)) return { as: 'free', text: words.theyveSaidTheyCan }
  return own?.isWeekKnown ? { as: 'free', text: words.free } : { as: 'other', text: words.askedFor }
}

export function shiftKnown({
  cover,
  isLoading,
  application,
  shiftId,
}: {
  readonly cover: Cover | undefined
  readonly isLoading: boolean
  readonly application: Asked
  readonly shiftId: string
}): ShiftKnown {
  if (!cover) return { as: 'other', text: isLoading ? words.checkingPlaces : '', isFull: false }
  const isFull = fullShifts(cover, application._id).includes(shiftId)
  const places = placeWords(cover, application._id, shiftId) ?? ''
  const { as, text } = weekSays(cover, application, shiftId)
  if (as === 'clash') return { as, text: isFull ? `${text}. ${places}` : text, isFull }
  return isFull ? { as: 'other', text: places, isFull } : { as, text: places ? words.andPlaces(text, places) : text, isFull }
}

/** Those asked for that have a place, and those of them that lie in free time. */
function openIn(cover: Cover, asked: Asked) {
  const full = fullShifts(cover, asked._id)
  const own = ownIn(cover, asked)
  const open = asked.shifts.filter((id) => !full.includes(id))
  return { open, free: own ? open.filter((id) => (own.isWeekKnown || own.saidTheyCan.includes(id)) && !own.clashing.includes(id)) : [] }
}

/** The shifts to begin with: the open ones in free time; all open ones where none is; all asked for where none is open. */
export function shiftsToBegin(asked: Asked, cover: Cover | undefined): readonly string[] {
  if (!cover) return asked.shifts
  const { open, free } = openIn(cover, asked)
  return [free, open].find((some) => some.length > 0) ?? asked.shifts
}

/** Which shifts are ticked at first. */
export const tickedWords = (cover: Cover | undefined, asked: Asked): string =>
  cover && openIn(cover, asked).free.length > 0 ? words.tickedWhereFree : words.tickedWhereAsked
