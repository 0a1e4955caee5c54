import { counted } from '#web/shared/words/numbers'

/** What the question bank says. */
export const words = {
  answerTime: (least: number, most: number, grace: number) => `${least} to ${most} seconds, plus ${grace} to finish`,

  // CategoryPills
  all: 'All',
  filterByCategory: 'Filter by category',

  // OptionFields
  options: 'Options',
  option: (place: number) => `Option ${place}`,
  removeOption: (place: number) => `Remove option ${place}`,
  addAnOption: 'Add an option',

  // QuestionFields
  question: 'Question',
  askAboutJobTasks: 'Ask about the job: the tasks, when they can work and how they’d do it.',
  tipsForAnswering: 'Tips for answering (optional)',
  shownUnderTheQuestion: 'Shown under the question.',
  category: 'Category',
  answerType: 'Answer type',
  thinkingTime: 'Thinking time',
  n0MeansNoLimit: '0 means no limit',
  timeToAnswer: 'Time to answer',
  retakes: 'Retakes',
  peopleGiveBetterAnswers: 'People give better answers when they can try again.',
  whyNoRetakes: 'Why no retakes?',
  required: 'Required',
  peopleCanSkipOptional: 'People can skip optional questions.',
  optional: 'Optional',
  tags: 'Tags (optional)',
  typeTagPressEnter: 'Type a tag and press Enter.',

  // QuestionList
  pagesOfQuestions: 'Pages of questions',
  couldntLoadQuestions: 'We couldn’t load your questions',
  loadingQuestions: 'Loading questions',
  noQuestionTheseWords: 'No question with these words',
  tryShorterWordTag: 'Try a shorter word, or a tag.',
  noQuestionsInCategory: 'No questions in this category',
  chooseAnotherCategory: 'Choose another category, or add a question of your own.',
  noQuestionsYet: 'No questions yet',
  writeQuestionsOnceThen: 'Write questions once, then choose from them when you invite someone to an interview.',
  addAQuestion: 'Add question',

  yours: 'Yours',
  samples: 'Samples',
  showAllSamples: (samples: number) => `Show all ${samples} samples`,

  // QuestionMenu
  leavesList: (question: string, interviews: number) =>
    `You won’t be able to get “${question}” back.${interviews > 0 ? ` The ${counted(interviews, 'interview')} it was sent in will keep it.` : ''}`,
  questionDeleted: 'Question deleted',
  deleteThisQuestion: 'Delete this question?',

  // QuestionRow
  locked: 'Locked',
  sentIn: (timesUsed: number) => `Sent in ${counted(timesUsed, 'interview')}`,

  // QuestionSheet
  questionAdded: 'Question added',
  questionSaved: 'Question saved',
  questionIsntSavedYet: 'Your question isn’t saved yet.',
  editQuestion: 'Edit question',
  addTheQuestion: 'Add the question',
  save: 'Save',
  interviewsAlreadySentKeep: 'Interviews already sent won’t change.',

  // QuestionsScreen
  questions: 'Questions',
  managersOwnersEditQuestions: 'Managers and owners edit the questions',
  questionPastWhatPlan: 'Your plan has no room for this question. You can read it or delete it.',
  loadingYourQuestions: 'Loading your questions',
  findAQuestion: 'Search questions',
  questionWithUsed: (used: number) => counted(used, 'question'),
  planHolds: (used: number, limit: number) => `${used} of the ${counted(limit, 'question')} your plan holds`,
  startFromSamples: 'Use these samples as they are, or write your own.',
  youveWrittenSampleQuestions: (written: string) => `You’ve written ${written}. Sample questions don’t count.`,

  // question-choices
  motivation: 'Motivation',
  availability: 'Availability',
  customers: 'Customers',
  teamwork: 'Teamwork',
  skills: 'Skills',
  situations: 'Situations',
  other: 'Other',
  oftenTheyLike: 'Unlimited',
  notAgain: 'None',
  once: 'Once',
  times: (index: number) => `${index} times`,

  // question-values
  fillOptionRemove: 'Fill in this option or remove it',
  useLeast10Characters: 'Use at least 10 characters',
  chooseACategory: 'Choose a category',
  addLeast2Options: 'Add at least 2 options',
  giveThinkingTimeSeconds: 'Give the thinking time in seconds',
  giveAnswerTimeSeconds: 'Give the answer time in seconds',
  sayWhyThereNo: 'Say why there are no retakes',

  // useSaveQuestion
  colleagueHasDeletedQuestion: 'A colleague has deleted this question. Copy your text and add it as a new one.',
  colleagueHasChangedQuestion: 'A colleague has changed this question. Save again to use your version, or cancel to see theirs.',
}
