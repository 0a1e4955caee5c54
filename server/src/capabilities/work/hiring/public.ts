export { apply } from '#server/capabilities/work/hiring/apply/apply'
export { assessmentsOf } from '#server/capabilities/work/hiring/assessments/assessments'
export { insertNote, removeNote, upsertScore } from '#server/capabilities/work/hiring/assessments/store'
export { presentNote, presentScore } from '#server/capabilities/work/hiring/assessments/presenter'
export { changeAnswersOf } from '#server/capabilities/work/hiring/change/answers'
export { confirmChange } from '#server/capabilities/work/hiring/change/confirmation'
export { changeStillAsked, changesAsked } from '#server/capabilities/work/hiring/lists/still-asked'
export { weighChange } from '#server/capabilities/work/hiring/change/preview'
export { runApplicationClock } from '#server/capabilities/work/hiring/clock/clock'
export { eraseApplicationsAt, eraseApplicationsOf } from '#server/capabilities/work/hiring/clock/erasure'
export { partiesTo } from '#server/capabilities/work/hiring/lists/parties'
export { type Tally, talliesAt } from '#server/capabilities/work/hiring/counts/counts'
export { inOrder, repliesOfAll, replyFigures, replyRates } from '#server/capabilities/work/hiring/counts/figures'
export { giveWord } from '#server/capabilities/work/hiring/skills/confirmed'
export { giveAnswer, openAnswer, takeBackAnswer } from '#server/capabilities/work/hiring/answering/answers'
export { eraseLinksOf } from '#server/capabilities/work/hiring/links/store'
export { runDigestClock } from '#server/capabilities/work/hiring/digest/clock'
export { type Applicant, applicantsOf } from '#server/capabilities/work/hiring/files/applicants'
export { questionsAnswered } from '#server/capabilities/work/hiring/answers-compared/rules'
export { answeredInterviews, ownScores } from '#server/capabilities/work/hiring/answers-compared/store'
export { factsOf } from '#server/capabilities/work/hiring/cover/facts'
export { fitsNow } from '#server/capabilities/work/hiring/cover/fit-now'
export { goneFor } from '#server/capabilities/work/hiring/cover/gone'
export { saidTheyCan } from '#server/capabilities/work/hiring/cover/word'
export { coverOf } from '#server/capabilities/work/hiring/cover/cover'
export { placesLeft } from '#server/capabilities/work/hiring/cover/places'
export { takenShifts } from '#server/capabilities/work/hiring/cover/seats'
export { welcomeFileReader } from '#server/capabilities/work/hiring/lists/welcome-reader'
export { entranceFileReader } from '#server/capabilities/work/hiring/lists/entrance-reader'
export { sentDocuments, sentFilesFor } from '#server/capabilities/work/hiring/files/presenter'
export { filesSent } from '#server/capabilities/work/hiring/files/store.files'
export { caption, keep, start, submit } from '#server/capabilities/work/hiring/interview-steps/answers'
export { answerAdjustment, askForAdjustment, askForDays, giveDays } from '#server/capabilities/work/hiring/interview-steps/arrangements'
export { applicationsOfPair, holdForEmployer, ownApplicationsAmong } from '#server/capabilities/work/hiring/interview-steps/application'
export { share } from '#server/capabilities/work/hiring/interview-steps/share'
export { answerSlot } from '#server/capabilities/work/hiring/interviews/answer-slot'
export { askedQuestions, invitationsThisMonth, recordInterviewView } from '#server/capabilities/work/hiring/interviews/interviews'
export { type Reader, interviewBriefs, interviewOf, ownInterviewOf } from '#server/capabilities/work/hiring/interviews/presenter'
export { listInterviewsForSeeker, newestInterviews } from '#server/capabilities/work/hiring/interviews/store'
export { answersOf } from '#server/capabilities/work/hiring/interviews/store.answers'
export { sentRecordings } from '#server/capabilities/work/hiring/interviews/store.recordings'
export { presentOwnRow } from '#server/capabilities/work/hiring/interviews/presenter.rows'
export { hiring } from '#server/capabilities/work/hiring/jobs/hiring'
export {
  applicantsOfJobs,
  applicationCounts,
  appliedJobIds,
  appliedTo,
  countsByJob,
  expiringOffers,
  interviewsToDo,
  newestByJob,
  revealName,
} from '#server/capabilities/work/hiring/lists/applications'
export { timesAsked } from '#server/capabilities/work/hiring/lists/times-asked'
export { liveAtHome } from '#server/capabilities/work/hiring/lists/live-at-home'
export { applicantsFileReader } from '#server/capabilities/work/hiring/lists/file-reader'
export {
  findConversation,
  findForEmployer,
  listForEmployer,
  newestApplications,
  repliesDue,
} from '#server/capabilities/work/hiring/lists/store.employer'
export {
  historyOf,
  listMessages,
  markRead,
  messageFrom,
  newestMessages,
  unreadFrom,
  unreadOfSeeker,
  waitingForEmployer,
  writtenWithEmployer,
  writtenWithSeeker,
} from '#server/capabilities/work/hiring/lists/store.messages'
export {
  type SeekersRow,
  countChoices,
  countTurns,
  findForJob,
  findForSeeker,
  listForSeeker,
} from '#server/capabilities/work/hiring/lists/store.seeker'
export { toldToEmployer, toldToSeeker } from '#server/capabilities/work/hiring/lists/told'
export { listViews } from '#server/capabilities/work/hiring/lists/store.views'
export { viewApplication, viewDocument } from '#server/capabilities/work/hiring/lists/viewing'
export { waitingForAnswer } from '#server/capabilities/work/hiring/lists/unanswered'
export { moveAsEmployer, propose } from '#server/capabilities/work/hiring/meeting-steps/employer'
export { moveAsSeeker } from '#server/capabilities/work/hiring/meeting-steps/seeker'
export { endMeetingsOf } from '#server/capabilities/work/hiring/meetings/ends'
export { answerDue, briefOf, owedBy, presentMeeting, presentOwnMeeting } from '#server/capabilities/work/hiring/meetings/presenter'
export { mayAskTimes } from '#server/capabilities/work/hiring/meetings/rules'
export {
  applicationOfMeeting,
  meetingsOf,
  meetingsOfCompany,
  meetingsOfSeeker,
  newestMeetings,
} from '#server/capabilities/work/hiring/meetings/store'
export { fitsOf } from '#server/capabilities/work/hiring/meetings/times'
export { mayWrite, writeAsEmployer, writeAsSeeker } from '#server/capabilities/work/hiring/messages/messages'
export { answerNewTimes } from '#server/capabilities/work/hiring/new-times-steps/answer'
export { askNewTimes } from '#server/capabilities/work/hiring/new-times-steps/ask'
export { onJobEnded } from '#server/capabilities/work/hiring/moves/job-end'
export { inTime } from '#server/capabilities/work/hiring/moves/in-time'
export { type Member, moveByEmployer } from '#server/capabilities/work/hiring/moves/moves.employer'
export { answerOffer } from '#server/capabilities/work/hiring/moves/moves.seeker'
export { undoUntil } from '#server/capabilities/work/hiring/moves/rules.undo'
export { undoByEmployer } from '#server/capabilities/work/hiring/moves/undo'
export { withdraw } from '#server/capabilities/work/hiring/moves/withdrawal'
export {
  type SeekerAtWork,
  besideJob,
  datedShifts,
  heldClashDay,
  heldShifts,
  seekerAtWork,
} from '#server/capabilities/work/hiring/offers/at-work'
export { offerLedger } from '#server/capabilities/work/hiring/offers/ledger'
export { firstDayOf } from '#server/capabilities/work/hiring/offers/rules.offer'
export { offerChangesOf, offersOf } from '#server/capabilities/work/hiring/offers/offers-sent'
export { type HeldWork } from '#server/capabilities/work/hiring/offers/work-held'
export { allowedNow, changeAsked, isReadable, mayApplyAgain, showsContact } from '#server/capabilities/work/hiring/rules'
export { type ApplicationRow, type OfferRow, applicationViews } from '#server/capabilities/work/hiring/tables'
export { hoursLedger } from '#server/capabilities/work/hiring/time/hours'
export { pulledOutAmong, whoPulledOut } from '#server/capabilities/work/hiring/lists/pulled-out'
export { iso, presentHistory, presentMessage, presentOffer } from '#server/capabilities/work/hiring/presenter'
