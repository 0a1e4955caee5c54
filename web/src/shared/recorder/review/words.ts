/** What is said in shared/recorder/review. */
export const words = {
  // OwnPlayer
  yourRecording: 'Your recording',

  // Review
  preview: 'Preview',
  happyWithIt: 'Happy with it?',
  nothingsBeenSentYet: 'Nothing’s been sent yet. Play it, trim either end or record again.',
  browserCantPlayFile: 'Your browser can’t play this file, but you can still use it. We’ll check it after you upload it.',
  useMomentStill: 'Use this frame as the thumbnail',
  elseStillComesMiddle: 'Otherwise we pick one from the middle.',
  theStillComesFrom: (at: string) => `The still comes from ${at}.`,
  couldntCutThereMove: 'We couldn’t cut it there. Move the ends a little, or use it whole.',
  useThisRecording: (lengthOf: string) => `Use this recording, ${lengthOf}`,
  chooseAgainOrRecord: 'Choose again or record',
  recordAgain: 'Record again',

  // TrimRange
  fromTo: (start: string, end: string) => `From ${start} to ${end}`,
  trimStart: 'Trim start',
  trimEnd: 'Trim end',
  lastsChooseWant: (seconds: string, maxSeconds: string) => `It lasts ${seconds}. Choose the ${maxSeconds} that you want.`,

  // remux
  fileEndsBeforeSays: 'The file ends before it says so',

  // shown
  nothingHereShows: (type: string) => `Nothing here shows ${type}`,
}
