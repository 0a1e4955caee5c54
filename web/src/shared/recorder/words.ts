import { counted } from '#web/shared/words/numbers'

/** What the recorder says of its time. */
export const words = {
  recording: 'Recording',
  paused: 'Paused',
  unbegun: 'Not recording yet',
  timeUp: 'Time’s up',
  finish: 'Time’s up. Finish your sentence',
  secondsLeft: (seconds: number) => `${counted(seconds, 'second')} left`,
  secondsToFinish: (seconds: number) => `${counted(seconds, 'second')} to finish your sentence`,
  /** `length` and `grace` as people say them: "1 minute", "15 seconds". */
  lasts: (length: string) => `It lasts ${length} at most.`,
  lastsWithGrace: (length: string, grace: string) => `It lasts ${length}, then you get ${grace} to finish your sentence.`,
  reassured: 'You look at it before anything is sent, and you can record it again as often as you like.',

  // Recorder
  browserCantShowPicture:
    'This browser can’t show the picture of this video, and many people’s can’t either: it’s in a format called HEVC or H.265. On an iPhone, go to Settings, Camera, Formats, choose Most Compatible and film it again, or record it here.',
  endRecordingMissingWasnt:
    'The end of this recording is missing: it wasn’t copied or saved whole. Choose the whole file, or record it here.',
  recordingDidntWorkWasnt: 'That recording didn’t work and wasn’t saved. Try again.',
  couldntReadFileChoose: 'We couldn’t read this file. Choose an MP4, MOV or WebM file, or record it here.',
  yourRecording: 'Your recording',
  recorder: 'Recorder',
  back: 'Back',
  preparingYourRecording: 'Preparing your recording',
}
