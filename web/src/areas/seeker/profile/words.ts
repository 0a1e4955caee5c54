import { hoursWords, minutesWords } from '#web/shared/week/worked-hours'
import { counted } from '#web/shared/words/numbers'

/** What the profile says of itself, its rows and their sheets. */
export const words = {
  title: 'Profile',
  failed: 'We couldn’t load your profile',
  tabs: { profile: 'Profile', biovideo: 'Bio video', interview: 'Interviews', document: 'Documents' },
  save: 'Save',
  undo: 'Undo',
  deleted: (what: string) => `${what} is deleted.`,
  remove: (what: string) => `Remove ${what}`,

  strength: {
    ring: (percent: number) => `Your profile is ${percent}% complete`,
    next: (step: string) => `Next: ${step}`,
    skillsWhy: 'We use them to match you to jobs.',
    done: 'Your profile says it all.',
  },
  groups: { seen: 'Employers see this', own: 'Only you see this' },
  seenButton: 'See it as an employer does',
  empty: 'Not added yet',
  unsaid: 'Not answered yet',

  week: {
    title: 'Your week',
    failed: 'We couldn’t load your week',
    edit: 'Edit',
    mark: 'Mark when you’re free',
    private: 'Employers only see whether their shifts fit',
    free: (hours: number) => `${hoursWords(hours)} free`,
    noneFree: 'No hours free yet',
    key: { free: 'Free', work: 'Work' },
    sheet: {
      title: 'When are you free?',
      text: 'Start with a preset, then mark the rest.',
      lines: 'Your saved free time',
      work: 'Work',
      workText: 'Shifts you’ve accepted. They come out of your free time for as long as you have the job.',
      workLines: 'Your work',
      shift: (day: string, times: string, label: string) => `${day} ${times}, ${label}`,
      classes: (count: number) => counted(count, 'class', 'classes'),
      noClasses: 'Classes',
      classesText: 'Lectures and anything else that takes up your time. We take these off your free time.',
    },
  },

  bio: {
    title: 'About you',
    text: 'The first thing employers read.',
    quoted: (start: string) => `“${start}”`,
    headline: { label: 'Headline', hint: 'One line, like “Second-year maths student, two years in a farm shop”.' },
    bio: { label: 'About you' },
  },
  photo: {
    title: 'Your photo',
    added: 'Added',
    hint: 'Optional. Employers see it wherever they see your name.',
    add: 'Add a photo',
  },
  skills: {
    title: 'Skills',
    text: 'Tap what you can do. You can add proof later.',
    says: (count: number) => counted(count, 'skill'),
    backed: {
      confirmed: (count: number) => `${count} confirmed`,
      shown: (count: number) => `${count} with proof`,
    },
    backing: {
      title: 'What backs your skills',
      text: 'Proof can be work, study, a certificate or an employer’s word.',
      none: 'You’ve listed this',
    },
  },
  name: {
    title: 'Name and city',
    says: (name: string, city: string) => [name, city].filter(Boolean).join(', '),
    first: { label: 'First name', missing: 'Enter your first name' },
    last: { label: 'Last name', missing: 'Enter your last name' },
    city: { label: 'City', missing: 'Choose your city' },
  },
  documents: { title: 'Documents', says: (count: number) => counted(count, 'document') },
  video: {
    title: 'Bio video',
    says: (seconds: number) => counted(Math.round(seconds), 'second'),
    captioned: (length: string) => `${length}, with captions`,
  },

  travel: {
    title: 'Travel',
    says: (from: string, minutes: number, by: string) => `From ${from}, up to ${minutesWords(minutes)} ${by}`.trim(),
    text: 'We only match jobs that you can reach.',
    postcode: { label: 'Postcode', hint: 'For travel times. Employers never see it.' },
    longest: { label: 'Longest journey, one way' },
    mode: { label: 'How you travel' },
  },
  likes: {
    title: 'Work you’d like',
    text: 'We use these to match you to jobs.',
    sectors: { label: 'Kinds of work' },
    interests: { label: 'Interests', hint: 'Start typing to choose one, or add your own and press Enter.' },
  },
  contact: {
    title: 'Contact and age',
    text: 'Employers get your phone number if you accept an offer, and your date of birth if they hire you.',
    says: 'Private until you accept an offer',
    email: (email: string) => `You sign in with ${email}.`,
    phone: { label: 'Phone' },
  },
}
