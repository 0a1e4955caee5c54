/** What is said in shared/recorder/devices. */
export const words = {
  // CameraPicture
  cameraPreview: 'Camera preview',

  // CheckRow
  good: 'Good',
  beingChecked: 'Being checked',
  couldBeBetter: 'Could be better',

  // DeviceCheck
  start3SecondCountdown: 'Start (3-second countdown)',
  readyToRecord: 'Ready to record?',
  browserAsksWhetherPage: (kind: boolean) =>
    `Your browser asks whether this page may use your ${kind ? 'camera and microphone' : 'microphone'}. Say yes to go on.`,
  notRecording: 'Not recording',

  // DeviceChoices
  camera: 'Camera',
  microphone: 'Microphone',

  // DeviceHelp
  tryAgain: 'Try again',

  // FilePick
  uploadAFileInstead: 'Upload a file instead',

  // LevelCells
  microphoneLevel: 'Microphone level',

  // ReadyRows
  saySomething: 'Say something',
  bitDarkTryFacing: 'A bit dark. Try facing a window.',
  checking: 'Checking',
  brightEnough: 'Bright enough',
  uploadsResumeIfLose: 'Uploads resume if you lose signal',
  offlineRecordNowSend: 'Offline. Record now, send later',
  found: 'Found',

  // device-fault
  no: (device: string) => `No ${device}`,
}
