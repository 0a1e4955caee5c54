import { counted } from '#web/shared/words/numbers'

/** What is said in areas/employer/applicants/cover. */
export const words = {
  // CoverPanel
  ofGapsFilled: (gaps: number) => `of ${gaps} filled or offered`,
  gapsOn: (open: number, shifts: number) => `${open === 1 ? 'gap' : 'gaps'} on ${counted(shifts, 'shift')}`,
  tooMany: (wanted: number, people: number) =>
    wanted === 0
      ? `You’ve hired everyone you wanted, and this takes ${counted(people, 'more person', 'more people')}.`
      : `You want ${counted(wanted, 'more person', 'more people')}, but this takes ${people}.`,
  wantMore: 'Want more people',
  theWeek: 'The week',
  pickFewestPeopleWho: 'We pick the fewest people who fill the most gaps. You check before anything’s sent.',
  fillTheWeek: 'Fill the week',
  aWeek: (pay: string) => `, ${pay} a week`,
  offer: (length: number) => counted(length, 'offer'),
  quickEstimateFewerPeople: ' It’s a quick estimate: fewer people may do.',
  othersFreePartTheir: 'Others can work part of what they asked for.',
  noOneElseWho: 'No one else who asked can work it.',
  viewJob: 'View job',
  shareTheJob: 'Share the job',
  couldTake: (name: string, shifts: string) => `${name} asked for ${shifts} too, and is free.`,
  addToTheirOffer: 'Add it to their offer',
  message: (name: string) => `Message ${name}`,
  pressShiftTableGive: 'Press a shift in the table to give it or take it away.',
  send: (offers: string) => `Send ${offers}`,
  backToOurProposal: 'Back to our proposal',
  changeWhoGetsWhat: 'Change who gets what',
  ofFilled: (filled: number, cover: number) => `${filled} of ${cover} filled`,

  // CoverTable
  agreedAt: (state: string, time: string) => `${state}, at ${time},`,
  hasAnOfferFor: 'has an offer for',
  isProposedFor: 'is proposed for',
  agreedToOldTime: 'agreed to the old time of',
  canWork: 'can work',
  saidYesTo: 'said yes to',
  askedWeekUnknown: 'asked, without saying when they’re free, for',
  askedButFilled: 'asked for the filled shift',
  filled: 'filled',
  askedButIsntFree: 'asked for, but isn’t free on',
  didntAskFor: 'didn’t ask for',
  accepted: 'Accepted',
  offered: 'Offered',
  inThisProposal: 'In this proposal',
  agreedToOldTimeLabel: 'Agreed to the old time',
  canWorkLabel: 'Can work',
  weekUnknown: 'Asked, week not known',
  notFree: 'Not free',
  whoCanWorkWhen: 'Who can work when',
  noOnesWaitingReply: 'No one’s waiting for a reply. New applicants appear here.',
  person: 'Person',
  for: (shift: string, name: string) => `${shift} for ${name}`,

  // CoverView
  couldntLoadCover: 'We couldn’t load the cover',
  loadingTheCover: 'Loading the cover',
  theseOffersWerentSent: 'These offers weren’t sent',
  shifts: 'Shifts',

  // ProposedRow
  offerTo: (name: string) => `Offer to ${name}`,

  // SendOffersDialog
  everyoneGets: (pay: string | null) =>
    `Everyone gets the job’s pay${pay === null ? '' : `, ${pay}`}. To offer someone other terms, use the button beside their name.`,
  noAddress: 'They get the address when they accept, and this job has none yet.',
  addAddress: 'Add it to the job',
  startDate: 'Start date',
  replyEnd: 'Reply by the end of',
  weSuggestDays: (value: number) => `We suggest ${value} days`,
  messageToEveryone: 'Message to everyone',

  // ShiftCard
  agreedBefore: (time: string) => `Agreed to ${time === '' ? 'the old time' : time}`,
  agreed: (time: string) => `Accepted, agreed ${time}`,
  offeredAt: (time: string) => `Offered ${time}`,
  proposed: 'Proposed',
  asked: (asked: number, notFree: number) => `${asked === 0 ? 'No one' : asked} asked${notFree === 0 ? '' : `, ${notFree} not free`}`,
  noOneElseAsked: 'No one else asked',
  of: (taken: number, needed: number, proposed: number) => `${taken} of ${needed}${proposed === 0 ? '' : `, ${proposed} proposed`}`,
  ofHeld: (of: string, moved: number, taken: number, held: string) => `${of}, ${moved === taken ? '' : `${moved} `}${held}`,
  open: (open: number) => `${open} open`,
  openTimes: (times: string) => `${times} open`,

  // cover-week
  heldBy: (name: string, held: string) => `${name}, ${held}`,
  saidYes: (name: string | null) => (name === null ? 'Said yes' : `${name} said yes`),
  notCovered: (shifts: string, length: number) => `${shifts} ${length === 1 ? 'isn’t' : 'aren’t'} covered.`,
  accept: (names: string, length: number) => `${names} ${length === 1 ? 'has' : 'have'} accepted`,
  haveOffers: (names: string, length: number) => `${names} ${length === 1 ? 'has an offer' : 'have offers'}`,
  theShift: 'the shift',
  bothShifts: 'both shifts',
  noOneWhoApplied: 'No one who applied can work all they asked for.',
  noOneLeftToAsk: 'No one left to ask. Share the job to hear from more people.',
  allHaveOffers: 'Everyone who applied has an offer.',
  people: (length: number) => counted(length, 'person', 'people'),
  allShifts: (length: number) => `all ${length} shifts`,
  allTheGaps: (who: string, fills: string, gaps: number) =>
    `${who} ${fills} ${gaps === 1 ? 'the gap' : gaps === 2 ? 'both gaps' : `all ${gaps} gaps`}.`,
  ofTheGaps: (who: string, fills: string, filled: number, gaps: number) => `${who} ${fills} ${filled} of the ${gaps} gaps.`,
  stayOpen: (gaps: number, days: string) => `${counted(gaps, 'gap')} stay open, on ${days}.`,
  staysEmpty: (shift: string) => `${shift} stays empty.`,
  staysShort: (shift: string, seats: string | number) => `${shift} stays ${seats} short.`,

  // useSendOffers
  sent: (size: number) => `${counted(size, 'offer')} sent`,
}
