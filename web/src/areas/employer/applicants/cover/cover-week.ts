/** The seats of a job's week, and what the proposal comes to, in words. */
import type { Cover, CoverApplicant, CoverShift } from '@evenshift/contract/model/overview/cover'
import { type HeldTimes, heldTimes } from '@evenshift/contract/states/held-times'
import { isSameTime, shiftsWords } from '@evenshift/contract/states/shift-words'
import { firstNameOf } from '#web/areas/employer/applicants/applicant-words'
import { dayShort } from '#web/ui/week/days'
import { shortSpan, spanText } from '#web/ui/week/times'
import { words } from '#web/areas/employer/applicants/cover/words'

export type SeatState = 'accepted' | 'offered' | 'proposed'
/** How one person stands to one shift; `before`: they agreed to its old time, `can`: they asked for it, `said`: they said that they can since it changed, `asked`: they asked and their week isn't known, `clash`: they did and are not free then. */
export type CellState = SeatState | 'before' | 'can' | 'said' | 'asked' | 'clash' | 'none'
/** Those who are proposed, with their shifts; nobody until the week is filled. */
export type Proposed = readonly Cover['proposal']['people'][number][]

/** "Fri 15–19". */
export const shiftName = ({ day, start, end }: CoverShift): string => `${dayShort(day)} ${shortSpan(start, end)}`

const listed = new Intl.ListFormat('en-GB')
const offeredIn: readonly CoverApplicant['status'][] = ['offered', 'offer_accepted', 'hired']
/** Whether somebody who applied has no offer yet. */
export const hasSomeoneToAsk = ({ applicants }: Cover): boolean => applicants.some(({ status }) => !offeredIn.includes(status))

const acceptedIn: readonly CoverApplicant['status'][] = ['offer_accepted', 'hired']
/** Whether somebody said yes to their offer, hired or not yet. */
export const hasAccepted = ({ status }: CoverApplicant): boolean => acceptedIn.includes(status)

export function cellState(person: CoverApplicant, shiftId: string, proposed: Proposed): CellState {
  if (person.offered.includes(shiftId)) return acceptedIn.includes(person.status) ? 'accepted' : 'offered'
  if (person.offeredBefore.includes(shiftId) && acceptedIn.includes(person.status)) return 'before'
  if (proposed.some(({ _id, shifts }) => _id === person._id && shifts.includes(shiftId))) return 'proposed'
  if (!person.shifts.includes(shiftId)) return 'none'
  if (person.clashing.includes(shiftId)) return 'clash'
  if (person.saidTheyCan.includes(shiftId)) return 'said'
  return person.isWeekKnown ? 'can' : 'asked'
}

/** "10–15": the time that their offer has a shift at, where the job has moved it since; empty where it is the same. */
export function agreedTime({ agreed }: CoverApplicant, shift: CoverShift): string {
  const own = agreed.find(({ _id }) => _id === shift._id)
  if (!own || isSameTime(own, shift)) return ''
  const span = shortSpan(own.start, own.end)
  return own.day === shift.day ? span : `${dayShort(own.day)} ${span}`
}

/** Who said yes to a shift and comes at other times than it has now, by what they agreed; nobody where it wasn't moved. */
export const heldOtherwise = ({ applicants }: Pick<Cover, 'applicants'>, shift: CoverShift): (HeldTimes & { person: CoverApplicant })[] =>
  applicants.flatMap((person) => {
    const own = person.agreed.find(({ _id }) => _id === shift._id)
    const held = own && person.offered.includes(shift._id) && hasAccepted(person) ? heldTimes(own, shift) : null
    return held === null ? [] : [{ ...held, person }]
  })

/** The stretches of a shift that those who have its seats leave open, each once: "13:00–14:00", by "Priya, until 13:00". */
export function leftOpen(cover: Pick<Cover, 'applicants'>, shift: CoverShift): { readonly times: string; readonly by: string }[] {
  const left = heldOtherwise(cover, shift).flatMap(({ open, said, person }) =>
    open.map(({ start, end }) => ({ times: spanText(start, end), said, name: firstNameOf(person.name) })),
  )
  const by = (of: typeof left): string[] =>
    [...new Set(of.map(({ said }) => said))].map((held) =>
      words.heldBy(listed.format(of.flatMap(({ said, name }) => (said === held ? name : []))), held),
    )
  return [...new Set(left.map(({ times }) => times))].map((wanted) => ({
    times: wanted,
    by: by(left.filter(({ times }) => times === wanted)).join('; '),
  }))
}

/** "Sun 13:00–14:00 isn’t covered.": what of the week is left by those who keep the times from before; empty where nothing is. */
export function leftOpenWords({ shifts, applicants }: Cover): string {
  const left = shifts.flatMap((shift) => leftOpen({ applicants }, shift).map(({ times }) => `${dayShort(shift.day)} ${times}`))
  return left.length === 0 ? '' : words.notCovered(listed.format(left), left.length)
}

/** "Nina said yes" of the only one who did, and else of nobody by name. */
export function saidYesWords({ applicants }: Cover): string {
  const [only, ...others] = applicants.filter(({ saidTheyCan }) => saidTheyCan.length > 0)
  return words.saidYes(only && others.length === 0 ? firstNameOf(only.name) : null)
}

/** Whether somebody asked for a shift whose every place others have accepted. */
export const isFilled = ({ shifts, offered, offeredBefore }: CoverApplicant, { _id, needed, accepted }: CoverShift): boolean =>
  accepted >= needed && shifts.includes(_id) && !offered.includes(_id) && !offeredBefore.includes(_id)

/** Who has which seat of a shift, those who accepted first; what is left is open. */
export function seatsOf({ applicants }: Cover, { _id, needed }: CoverShift, proposed: Proposed) {
  const order: readonly SeatState[] = ['accepted', 'offered', 'proposed']
  const taken = order.flatMap((state) =>
    applicants.filter((person) => cellState(person, _id, proposed) === state).map((person) => ({ person, state })),
  )
  return { taken, open: Math.max(0, needed - taken.length) }
}

const openIn = ({ needed, offered, accepted }: CoverShift): number => Math.max(0, needed - offered - accepted)
/** Seats that nobody has been offered. */
export const openSeats = ({ shifts }: Cover): number => shifts.reduce((sum, shift) => sum + openIn(shift), 0)
/** How many shifts have such seats. */
export const shiftsOpen = ({ shifts }: Cover): number => shifts.filter((shift) => openIn(shift) > 0).length
export const allSeats = ({ shifts }: Cover): number => shifts.reduce((sum, { needed }) => sum + needed, 0)

/** "Grace has accepted, Tom and Mei have an offer."; empty where nobody has one. */
export function takenWords({ applicants }: Cover): string {
  const named = (isAccepted: boolean) =>
    applicants
      .filter(({ status, offered }) => offered.length > 0 && acceptedIn.includes(status) === isAccepted)
      .map(({ name }) => firstNameOf(name))
  const [accepted, offered] = [named(true), named(false)]
  const said = [
    accepted.length > 0 && words.accept(listed.format(accepted), accepted.length),
    offered.length > 0 && words.haveOffers(listed.format(offered), offered.length),
  ].filter(Boolean)
  return said.length === 0 ? '' : `${said.join(', ')}.`
}

const everyShift: Readonly<Record<number, string>> = { 1: words.theShift, 2: words.bothShifts }
/** "3 people cover all 4 shifts.", of a week that is begun "1 person fills both gaps.", or "3 people fill 5 of the 6 gaps." */
export function proposalWords(cover: Cover): string {
  const { people, open } = cover.proposal
  if (people.length === 0 && hasSomeoneToAsk(cover)) return words.noOneWhoApplied
  if (people.length === 0) return couldTakeMore(cover).length > 0 ? words.allHaveOffers : words.noOneLeftToAsk
  const who = words.people(people.length)
  const [covers, fills] = people.length === 1 ? ['covers', 'fills'] : ['cover', 'fill']
  const gaps = openSeats(cover)
  // Where somebody has a seat already, the rest is theirs and not the whole week.
  if (open.length === 0 && gaps < allSeats(cover)) return words.allTheGaps(who, fills, gaps)
  if (open.length === 0) return `${who} ${covers} ${everyShift[cover.shifts.length] ?? words.allShifts(cover.shifts.length)}.`
  const filled = people.reduce((sum, { shifts }) => sum + shifts.length, 0)
  return words.ofTheGaps(who, fills, filled, gaps)
}

const smallNumbers = ['', 'one', 'two', 'three', 'four', 'five']
/** "Sat 09–13 stays one short.", "Fri 17–21 stays empty." or, of several shifts, "3 gaps stay open, on Sat and Sun." */
export function shortWords({ shifts, proposal }: Cover): string {
  const short = shifts.flatMap((shift) => {
    const open = proposal.open.find(({ shiftId }) => shiftId === shift._id)
    return open ? [{ shift, seats: open.seats }] : []
  })
  const [only, ...more] = short
  if (!only) return ''
  if (more.length === 0 && only.seats === only.shift.needed) return words.staysEmpty(shiftName(only.shift))
  if (more.length === 0) return words.staysShort(shiftName(only.shift), smallNumbers[only.seats] ?? only.seats)
  const days = [...new Set(short.map(({ shift }) => dayShort(shift.day)))]
  return words.stayOpen(
    short.reduce((sum, { seats }) => sum + seats, 0),
    listed.format(days),
  )
}

/** The same proposal with one shift given to somebody, or taken from them where they have it. */
export function withChanged(people: Proposed, personId: string, shiftId: string): Proposed {
  const shifts = people.find(({ _id }) => _id === personId)?.shifts ?? []
  const changed = shifts.includes(shiftId) ? shifts.filter((one) => one !== shiftId) : [...shifts, shiftId]
  const others = people.filter(({ _id }) => _id !== personId)
  return changed.length === 0 ? others : [...others, { _id: personId, shifts: changed }]
}

/** The cover as somebody changed its proposal, with the seats that stay open then. */
export function coverWith(cover: Cover, people: Proposed): Cover {
  const open = cover.shifts
    .map((shift) => ({ shiftId: shift._id, seats: seatsOf(cover, shift, people).open }))
    .filter(({ seats }) => seats > 0)
  return { ...cover, proposal: { people: [...people], open, isExact: true } }
}

/** Whether somebody asked for a shift and can work it, by their week or their word. */
const isFree = (state: CellState): boolean => state === 'can' || state === 'said'
/** Whether somebody asked for a shift and may be free then. */
export const mayWork = (state: CellState): boolean => isFree(state) || state === 'asked'

/** Whether somebody without an offer who could take a seat that stays open was left out. */
export const hasMoreFree = ({ applicants, proposal }: Cover): boolean =>
  proposal.open.some(({ shiftId }) =>
    applicants.some((person) => !offeredIn.includes(person.status) && mayWork(cellState(person, shiftId, proposal.people))),
  )

/** Who has an offer, open or accepted, asked for gaps too and can work them, "Sat 09:00–13:00", instead of somebody who'd be offered them. */
export const couldTakeMore = ({ applicants, shifts }: Cover) =>
  applicants.flatMap((person) => {
    const more = shifts.filter((shift) => openIn(shift) > 0 && isFree(cellState(person, shift._id, [])))
    return offeredIn.includes(person.status) && more.length > 0 ? [{ person, said: shiftsWords(more) }] : []
  })
