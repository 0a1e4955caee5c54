/** What is said in shared/recorder/stage. */
export const words = {
  // RecorderRing
  rotate90: (value: number) => `rotate(-90 ${value} ${value})`,

  // RecordingStage
  recording: 'Recording',
  deleteAndGoBack: 'Delete and go back',
  restart: 'Restart',
  startAgain: 'Start again',
  stopRecording: 'Stop recording',
  resume: 'Resume',
  pause: 'Pause',

  // StageTopic
  of: (at: number, length: number) => `${at} of ${length}`,
}
