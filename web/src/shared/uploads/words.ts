/** What is said in shared/uploads. */
export const words = {
  // PictureCard
  replace: 'Replace',
  delete: 'Delete',

  // PictureField
  aPicture: 'Picture (optional)',
  ifHaveOneLike: 'A screenshot of a message, for example',
  addAPicture: 'Add picture',
  chooseAnotherOne: 'Choose another one',
  isAdded: (name: string) => `${name} is added.`,

  // UnsentRecording
  staysBrowserUntilMay: (seconds: string, size: string, done: string) =>
    `${seconds}, ${size}. It stays in this browser until it is ${done}, so you may leave and come back within a week.`,

  // UploadStatus
  uploading: 'Uploading',
  lostSignalWellCarry: 'You lost signal. We’ll carry on when you’re back.',
  pausedProgressSaved: 'Paused. Your progress is saved.',
  uploadedWereCheckingIt: 'Uploaded. We’re checking it.',
  takingLongerThanUsual: 'This is taking longer than usual. Keep this page open.',
  ready: 'Ready',
  sending: (name: string) => `Sending ${name}`,
  resume: 'Resume',
  pause: 'Pause',
  close: 'Close',
  cancel: 'Cancel',

  // await-check
  checkCouldntAsked: 'The check couldn’t be asked for',

  // file-fault
  photoJpegPngWebp: 'a photo as JPEG, PNG or WebP',
  videoMp4MovWebm: 'a video as MP4, MOV or WebM',
  pictureJpegPngWebp: 'a picture as JPEG, PNG or WebP',
  pdfWordFilePicture: 'a PDF, a Word file, or a picture as JPEG or PNG',
  videoSoundRecording: 'a video or a sound recording',
  cantTakeTypeFile: (purpose: string) => `We can’t take this type of file. Choose ${purpose}.`,
  fileEmptyTryAnother: 'This file is empty. Try another one.',
  fileHasMayHave: (size: string, maxBytes: string) => `This file is ${size}; the limit is ${maxBytes}.`,

  // put-bytes
  theUploadWasStopped: 'The upload was stopped',

  // send-file
  storeDoesntKnowAll: 'The store doesn’t know all that it took',
  theUploadWasCut: 'The upload was cut',
  theStoreAnswered: (status: number) => `The store answered ${status}`,

  // square-picture
  couldntOpenImageTry: 'We couldn’t open this image. Try another one.',

  // upload
  fileDamagedWayChoose: 'The file was damaged on the way. Choose it again.',

  // UploadStatus
  youreOfflineProgressSaved: 'You’re offline. Your progress is saved; resume when you’re back.',
}
