import { counted } from '#web/shared/words/numbers'

/** What an interview says to the company that asks. */
export const words = {
  card: {
    title: 'Interview',
    questions: 'Questions',
    sent: (questions: number, day: string, time: string) => `${counted(questions, 'question')}, sent ${day} at ${time}.`,
    due: (questions: number, day: string, time: string) =>
      `${counted(questions, 'question')}, to answer by ${day}, ${time}. You’ll see the answers once they’re sent.`,
    expired: (questions: number, day: string) => `${counted(questions, 'question')}. Nothing was sent by ${day}.`,
    cancelled: (questions: number) => `${counted(questions, 'question')}. You called it off before anything was sent.`,
    compare: 'Compare answers',
    compareTo: (question: string) => `Compare answers to: ${question}`,
    youScoredIt: 'You scored it',
    unanswered: 'No answer. This question was optional.',
    opened: 'Viewed by your company',
    told: (name: string) => `${name} can see when your company viewed the answers.`,
    erased: (day: string) => `They’re erased on ${day}.`,
  },
  compared: {
    screen: 'Compare answers',
    title: 'One question, every answer',
    text: (job: string) => `${job}. Score each answer before you move on.`,
    question: 'Question',
    option: (question: string, answers: number) => `${question} (${counted(answers, 'answer')})`,
    people: 'People who answered',
    place: (place: number, total: number) => `${place} of ${total}`,
    previous: 'Previous answer',
    next: 'Next answer',
    scored: 'Scored',
    unscored: 'Not scored',
    open: 'View application',
    loading: 'Loading answers',
    failed: 'We couldn’t load the answers',
    gone: 'This answer can’t be shown any more',
    emptyTitle: 'No answers yet',
    emptyText: 'When people send their interview, you can compare their answers here.',
    back: 'Back to applicants',
    told: 'They can each see when your company viewed their answers.',
  },
  share: {
    open: 'Share',
    openFor: (question: string) => `Share the answer to: ${question}`,
    title: 'Share this answer',
    text: (question: string) => `“${question}”`,
    colleague: 'Colleague',
    choose: 'Choose a colleague',
    hint: 'We’ll tell them and email them a link. Only your team can open it',
    send: 'Share answer',
    copy: 'Copy link',
    copied: 'Link copied. Only your team can open it',
    done: (name: string) => `Shared with ${name}`,
    alone: 'No one else is on your team yet.',
    invite: 'Invite a colleague',
  },
  preview: {
    open: 'Preview as applicant',
    title: 'What applicants see',
    note: 'This is a preview. The camera stays off and nothing is saved.',
    start: 'Start preview',
    close: 'Close preview',
    camera: 'Here they turn on their camera. They watch the recording before it counts.',
    microphone: 'Here they turn on their microphone. They listen to it before it counts.',
    upTo: (length: string, grace: string) => `Up to ${length}, then ${grace} to finish a sentence.`,
    thinking: (length: string) => `They get about ${length} to think first.`,
    endTitle: 'That’s all they’re asked',
    end: 'They look through their answers here, then send them.',
  },
  note: {
    here: 'Note this moment',
    add: 'Add note',
    label: 'Note',
    save: 'Save note',
    at: (moment: string) => `At ${moment}. Only your company can see this.`,
    whole: 'Only your company can see this.',
    goTo: (moment: string) => `${moment}, play from here`,
  },

  // AdjustDialog
  inWriting: 'In writing',
  byVoice: 'By voice',
  isTold: (name: string) => `We’ve told ${name}`,
  anotherWayFor: (name: string) => `Another way for ${name}`,
  sendTheAnswer: 'Send the answer',
  theyAskLawAsks: (asked: string, value: string) =>
    `They’ve asked for ${asked}${value} You must make reasonable adjustments for disabled people. They don’t have to tell you why.`,
  yourAnswer: 'Your answer',
  chooseYesOrNo: 'Choose yes or no',
  yesGrantIt: 'Yes, agree to it',
  noItIsntPossible: 'No, it isn’t possible',
  moreTimeEachAnswer: 'More time for each answer, in percent',
  everyAnswer: 'Every answer',
  asTheyLike: 'However they like',

  // CancelInterviewDialog
  cancelTheInterviewOf: (name: string) => `Call off ${name}’s interview?`,
  cancelInterview: 'Call off interview',
  willToldCantAnswer: (name: string) => `We’ll tell ${name}. They won’t be able to answer, and the application goes back to review.`,

  // ChosenQuestions
  chosenQuestions: 'Chosen questions',
  moveUp: 'Move up',
  moveDown: 'Move down',
  takeOut: (question: string) => `Remove: ${question}`,
  answersMostOutMinutes: (lengthOf: string, value: number) => `Up to ${lengthOf} of answers. ${value} minutes at most.`,

  // ExtendDialog
  hasMoreDays: (name: string) => `More days given to ${name}`,
  giveMoreDays: (name: string) => `Give ${name} more days`,
  giveMoreDaysLabel: 'Give more days',
  interviewNowEndsWell: (deadline: string) => `The interview now ends on ${deadline}. We’ll tell them the new date straight away.`,
  answersEnd: 'Send by the end of',
  chooseTheLastDay: 'Choose the last day',

  // InterviewAsks
  moreDays: (what: string, note: string | null) => `They’ve asked for more days: ${what}.${note ? ` “${note}”` : ''}`,
  anotherWay: (what: string, note: string | null) => `They’ve asked for another way to answer: ${what}.${note ? ` “${note}”` : ''}`,
  answerTheirWish: 'Answer their request',

  // InvitationsLeft
  allInvitationsMonthUsed: (most: number, plan: string) =>
    `You’ve used all ${most} of this month’s invitations on ${plan}. You’ll get more on the 1st.`,
  seeYourOptions: 'See your options',
  invitationsLeftMonth: (left: number, most: number) => `${left} of ${most} invitations left this month.`,

  // InviteDialog
  invitationIsntSentYet: 'Your invitation isn’t sent yet.',
  inviteToAnInterview: (name: string) => `Invite ${name} to an interview`,
  sendTheInvitation: 'Send invitation',
  theySeeAllQuestions: 'They see all the questions first, answer when it suits them and can always write instead.',
  daysToday: (least: number, most: number) => `From ${least} to ${most} days from today`,
  message: 'Message',
  theyReadInvitation: 'Sent with the invitation',

  // QuestionPicker
  questionsBankUp: (value: number) => `Questions from your bank, up to ${value}`,
  kindOf: (kind: string, count: number) => `${kind} (${count})`,
  searchYourQuestions: 'Search your questions',
  loadingYourQuestions: 'Loading your questions',
  lockedPlanHasRoom: 'Locked: your plan has room for fewer questions',
  noQuestionYoursHas: (search: string) => `None of your questions mention “${search}”.`,
  yourBankIsEmpty: 'You don’t have any questions yet.',
  goToYourQuestions: 'Go to your questions',

  // invite-terms
  chooseLeastOneQuestion: 'Choose at least one question',
  answersMayTakeMinutes: (value: number) => `The answers can take ${value} minutes in all. Remove a question.`,
}
