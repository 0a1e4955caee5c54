/** What the bio video says, before it is there and after. */
export const words = {
  title: 'Your bio video',
  tab: 'Bio video',
  recording: 'Record your bio video',
  intro: {
    title: 'Say it in your own words',
    text: (seconds: number) => `${seconds} seconds about you. It helps if your CV is short.`,
    start: 'Record or upload',
    checks: 'We’ll check your camera, microphone and light first. Nothing records until you start.',
  },
  topics: {
    title: 'Three things to say',
    lines: ['Your name and what you study or do', 'A time you helped something go well', 'The hours and work you’re after'],
  },
  lasts: (length: string) => `It lasts ${length}.`,
  replace: 'Replace',
  delete: 'Delete',
  captions: {
    title: 'Captions',
    what: 'your captions',
    text: 'Type what you say. Some people can’t hear it and many watch on mute.',
    field: { label: 'What you say' },
  },
  privacy: {
    title: 'Who sees it',
    points: [
      'No one, until you share it with an application. You choose each time.',
      'No job can require it, and it never affects your match.',
      'Each application shows you who watched it, and when.',
      'Replace or delete it any time. Applications you’ve sent keep their copy until you withdraw them.',
    ],
  },
  unsent: {
    label: 'Your recording',
    card: 'Sending your video',
    waits: 'Video not uploaded yet',
    goes: 'Uploading your video',
    done: 'sent',
    send: 'Upload now',
    name: 'your video',
    ready: 'Uploaded and checked.',
  },

  // useVideoRecording
  stillBioVideo: 'Still of the bio video',
}
