/** What is said in areas/seeker/interview/answer. */
export const words = {
  // AnswerField
  savedHaveNoTakes: 'Saved. You have no takes left for this question.',

  // ConsentForm
  iAgreeWhatI: (employerName: string, value: number) =>
    `I agree to my recordings being saved, shown to ${employerName} when I send them and deleted ${value} days after the outcome.`,
  tickAgreeAnswerWriting: 'Tick to agree, or answer in writing',

  // KeepForm
  saveAnswer: 'Save answer',
  saved: 'Saved',
  savedAnd: (limit: string) => `Saved. ${limit}`,
  draftSavedDevice: 'Draft saved on this device.',
  canChangeOnceMore: 'You can change it once more.',
  canOnlySaveOnce: 'You can only save this once, so check it first.',
  canChangeTimesMore: (left: number) => `You can change it ${left} more times.`,

  // RecordedAnswer
  recordingNotSavedYet: 'Recording not saved yet',
  uploadingYourRecording: 'Uploading your recording',
  useAsMyAnswer: 'Use as my answer',
  yourAnswer: 'your answer',
  agreeAndContinue: 'Agree and continue',
  recordAgain: 'Record again',

  // RecordingStep
  theQuestion: 'The question',

  // WrittenAnswer
  ofCharacters: (length: string, value: string) => `${length} of ${value} characters`,

  // useAnswerRecording
  interviewAnswer: 'Interview answer',
}
