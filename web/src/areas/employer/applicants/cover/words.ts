import { counted } from '#web/shared/words/numbers'

/** What is said in areas/employer/applicants/cover. */
export const words = {
  // CoverPanel
  ofPlacesFilled: (places: number) => `of ${counted(places, 'place')} filled or offered`,
  ofPlacesOpen: (places: number) => `of ${counted(places, 'place')} open`,
  tooMany: (places: number, people: number) => `The job has ${counted(places, 'place')} left for ${counted(people, 'person', 'people')}.`,
  addPlaces: 'Add places',
  theWeek: 'The week',
  pickFewestPeopleWho: 'We pick the fewest people who fill the most places. You check before anything’s sent.',
  fillTheWeek: 'Fill the week',
  aWeek: (pay: string) => `, ${pay} a week`,
  offer: (length: number) => counted(length, 'offer'),
  quickEstimateFewerPeople: ' It’s a quick estimate: fewer people may do.',
  othersFreePartTheir: 'Others are free for part of their shifts.',
  noOneElseWho: 'No one else who applied is free.',
  viewJob: 'View job',
  pressShiftTableGive: 'Press a shift in the table to give it or take it away.',
  send: (offers: string) => `Send ${offers}`,
  backToOurProposal: 'Back to our proposal',
  changeWhoGetsWhat: 'Change who gets what',
  ofFilled: (filled: number, cover: number) => `${filled} of ${counted(cover, 'place')} filled`,

  // CoverTable
  hasAnOfferFor: 'has an offer for',
  isProposedFor: 'is proposed for',
  canWork: 'can work',
  askedButIsntFree: 'asked for, but isn’t free on',
  didntAskFor: 'didn’t ask for',
  accepted: 'Accepted',
  offered: 'Offered',
  inThisProposal: 'In this proposal',
  canWorkLabel: 'Can work',
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
  proposed: 'Proposed',
  free: (could: number) => `${counted(could, 'person', 'people')} free`,
  noOneFree: 'No one free',
  noOneAsked: 'No one asked',
  of: (length: number, needed: number) => `${length} of ${needed}`,
  open: (open: number) => `${open} open`,

  // cover-week
  theShift: 'the shift',
  bothShifts: 'both shifts',
  noOneWhoApplied: 'No one who applied is free for all they asked for.',
  noOneLeftToAsk: 'No one left to ask. Share the job to hear from more people.',
  people: (length: number) => counted(length, 'person', 'people'),
  allShifts: (length: number) => `all ${length} shifts`,
  ofTheOpenPlaces: (who: string, fills: string, filled: number, cover: number) => `${who} ${fills} ${filled} of the ${cover} open places.`,
  stayOpen: (places: number, days: string) => `${counted(places, 'place')} stay open, on ${days}.`,
  staysShort: (shift: string, seats: string | number) => `${shift} stays ${seats} short.`,

  // useSendOffers
  sent: (size: number) => `${counted(size, 'offer')} sent`,
}
