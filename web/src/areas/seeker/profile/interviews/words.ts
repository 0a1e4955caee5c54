import { counted } from '#web/shared/words/numbers'

/** What the list of interviews says, and the place to practise. */
export const words = {
  failed: 'We couldn’t load your interviews',
  loading: 'Loading your interviews',
  none: { title: 'No interviews yet', text: 'When an employer invites you, you’ll see the questions and deadline here.' },
  pages: 'Pages of interviews',
  row: {
    yourTurn: 'Your turn',
    continue: 'Continue',
    start: 'Start interview',
    view: 'View',
    open: (act: string, job: string, employer: string) => `${act}: ${job}, ${employer}`,
    left: (unit: string) => `${unit} left`,
    answered: (answered: number, questions: string, by: string) =>
      `${answered === 0 ? 'No questions answered yet' : `${answered} of ${questions} answered`}. Send it by ${by}.`,
    other: 'Ask for another way',
  },
  practice: {
    title: 'Practise',
    text: 'Nothing is saved or sent, and no one knows you practised.',
    answer: 'Your answer (only you see it)',
    camera: 'On camera',
    voice: 'By voice',
    next: 'Another question',
    done: 'That was practice. Nothing was saved',
    first: 'Why would you like to do this job?',
    others: [
      'Tell us about a time you helped someone who was unhappy.',
      'Two people need you at once and you’re on your own. What do you do first?',
      'Which shifts suit you best in term time, and which don’t?',
      'Tell us about something you learned quickly because you had to.',
    ],
  },

  // InterviewRows
  sent: (day: string) => `Sent ${day}`,
  question: (questions: number) => counted(questions, 'question'),
}
