import { counted } from '#web/shared/words/numbers'
import { hoursWords, minutesWords } from '#web/shared/week/worked-hours'

/** What is said in areas/seeker/applications/one/offer. */
export const words = {
  // AcceptDialog
  jobAt: (job: string, employer: string) => `${job} at ${employer}`,
  acceptThisOffer: 'Accept this offer?',
  acceptOffer: 'Accept offer',
  notYet: 'Not yet',
  theyThenGet: (phone: string, hasAddress: boolean, papers: string) =>
    `They’ll get your ${phone && `phone number, ${phone}, and `}email. You’ll get ${hasAddress ? '' : 'the address and '}the name of the person to ask for. They’ll check your right to work. Before your first shift, ${papers}`,
  meetingStaysOn: (meeting: string, moment: string) => `Your ${meeting} on ${moment} stays on.`,
  phoneOptional: 'Phone number (optional)',
  toRingYou: (employer: string) => `So ${employer} can ring you about your first shift.`,

  // AskSheet
  questionSent: 'Question sent',
  askAboutTheOffer: 'Ask about the offer',
  send: 'Send',
  yourQuestion: 'Your question',
  askingWontAffectOffer: 'Asking won’t affect your offer or its deadline.',

  // DeclineSheet
  youDeclinedTheOffer: 'You declined the offer',
  declineThisOffer: 'Decline this offer?',
  cancel: 'Cancel',
  declineOffer: 'Decline offer',

  // OfferInFull
  whatWouldSignUp: 'What you’re being offered',
  otherThanAdvertised: 'Different from the advert:',
  askAQuestion: 'Ask a question',
  ask: 'Ask',
  changedOn: (day: string, what: string) => `Changed on ${day}: ${what}.`,
  jobClosedOfferStays: 'The job has closed; your offer isn’t affected.',
  decline: 'Decline',
  alsoGoodToKnow: 'Also good to know',
  moreOnThisOffer: (notes: number) => `${counted(notes, 'more thing')} about this offer`,
  askedForNotOffered: (shifts: string, count: number) =>
    `You also asked for ${shifts}. ${count === 1 ? 'It isn’t' : 'They aren’t'} in this offer.`,

  nextBring: (papers: string) => `Next: before your first shift, ${papers} You never pay for a check.`,

  // OfferPay
  whatYoullEarn: 'What you’ll earn',
  perWeek: 'Per week',
  perMonthBeforeTax: 'Per month, before tax',

  // TermsList
  pay: 'Pay',
  asAdvertised: ', as advertised',
  byAge: 'By age',
  hours: 'Hours',
  shifts: 'Shifts',
  flexible: 'Flexible',
  unpaidBreak: (minutes: number) => `, ${minutesWords(minutes)} unpaid break`,
  starts: 'Starts',
  until: 'Until',
  changes: 'Changes',
  contract: 'Contract',
  ofTheAdvertised: (offered: number, all: number, areAsked: boolean) =>
    `${offered} of the ${all} shifts advertised${areAsked ? `, the ${offered === 1 ? 'one' : 'ones'} you asked for` : ''}`,

  // AcceptDialog
  canStillAcceptSortOut: (clash: string) => `${clash}. You can still accept: sort it out before you start.`,
  noAnswerYet: 'They haven’t answered your last message yet. If you accept now, you agree to the terms above as they are.',

  // DeclineSheet
  willToldStraightAwayCan: (employerName: string) => `${employerName} will be told straight away. You can apply for this job again later.`,

  // OfferHead
  youveGotAnOffer: (title: string) => `You’ve got an offer: ${title}`,
  aWeek: (pay: string) => ` · ${pay} a week`,
  replyByAfterThatItExpires: (day: string, time: string) => `Reply by ${day}, ${time}. After that it expires.`,

  // OfferInFull
  messageFrom: (employerName: string) => `Message from ${employerName}`,
  noteFrom: (employerName: string) => `A note from ${employerName}`,

  // TermsList
  aWeekWithHoursAndGuaranteed: (hours: number, guaranteed: number | null) =>
    `${hoursWords(hours)} a week${guaranteed === null ? '' : `, ${hoursWords(guaranteed)} guaranteed`}`,
}
