/** What the company’s welcome video says of itself. */
export const words = {
  title: 'Welcome video',
  company: 'Company page',
  text: 'People see it before the first question of an interview. A face and a hello help them relax.',
  managers: 'Managers and owners change the welcome video',
  card: { none: 'Say hello to people before their interview.', add: 'Add video', change: 'View video' },
  intro: {
    title: 'Say hello first',
    text: 'Up to 60 seconds. Tell them who you are, what a shift is like and that there are no trick questions.',
    start: 'Record or upload',
  },
  topics: {
    title: 'Three things to say',
    lines: ['Who you are and what you do there', 'What a normal shift is like', 'What happens after the interview'],
  },
  present: {
    label: 'Your welcome video',
    lasts: (length: string) => `It lasts ${length}. Everyone you interview sees it, from now on and in interviews you’ve already sent.`,
    replace: 'Replace',
    delete: 'Delete',
  },
  deleting: {
    title: 'Delete your welcome video?',
    text: 'It disappears from every interview straight away.',
    done: 'Welcome video deleted',
  },
  saved: 'Welcome video saved',
  sending: { waits: 'Video not uploaded yet', goes: 'Uploading your video', done: 'sent', send: 'Upload now', name: 'your video' },
  recording: 'Record your welcome video',
  loading: 'Loading your welcome video',
  failed: 'We couldn’t load your welcome video',
}
