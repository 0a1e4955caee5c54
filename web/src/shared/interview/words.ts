/** What an interview says to who answers it, and to who looks at it beforehand. */
export const words = {
  place: (place: number, count: number) => `Question ${place} of ${count}`,
  finalCheck: 'Final check',
  answerBy: 'Answer by',
  camera: 'Turn on camera',
  microphone: 'Turn on microphone',
  yourAnswer: 'Your answer',
  chooseOne: 'Choose one',
  back: 'Back',
  next: 'Next question',
  skip: 'Skip for now',
  readFirst: 'Read, think and practise. Nothing is timed until you record. Nothing is sent until the end.',

  // GivenAnswer
  cantPlayRecording: 'We can’t play this recording.',
  answerTo: (question: string) => `Answer to: ${question}`,
}
