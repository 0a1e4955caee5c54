import { counted } from '#web/shared/words/numbers'

/** What the right to work and the hours that count say. */
export const words = {
  title: 'Right to work',
  text: 'Only you see this, never employers. We add up your hours and warn you before an offer takes you over your limit.',
  answer: {
    label: 'Can you work in the UK?',
    options: {
      yes: 'Yes, no limits',
      student_visa: 'Yes, on a student visa',
      other_limit: 'Yes, with another limit',
      prefer_not_to_say: 'Prefer not to say',
    },
  },
  limit: {
    label: 'Most hours a week',
    hint: 'In term time, often 20 for a degree or 10 below degree level. Check your visa.',
    says: (hours: number) => `At most ${counted(hours, 'hour')} a week`,
    saysInTerm: (hours: number) => `At most ${counted(hours, 'hour')} a week in term`,
  },
  terms: {
    title: 'Your term dates',
    text: 'Copy them from your university’s letter or calendar. Your limit doesn’t apply outside term.',
    row: (place: number) => `term ${place}`,
    add: 'Add a term',
    start: { label: 'Start date', missing: 'Choose a start date' },
    end: { label: 'Last day', missing: 'Choose the last day' },
  },
  other: {
    title: 'Other work',
    text: 'Paid or unpaid. It counts towards your weekly limit.',
    row: (place: number) => `work ${place}`,
    add: 'Add other work',
    where: { label: 'Where', missing: 'Enter where you work' },
    hours: { label: 'Hours a week', missing: 'Enter the hours' },
    from: { label: 'From', missing: 'Choose a start date' },
    to: { label: 'To (optional)' },
  },
}
