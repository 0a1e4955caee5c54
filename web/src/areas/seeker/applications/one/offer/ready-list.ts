import type { Application } from '@evenshift/contract/model/application/application'
import type { Profile } from '@evenshift/contract/model/profile/profile'

export interface ReadyStep {
  readonly title: string
  readonly text: string
}

/** What to bring and settle before a first day; the law behind each is the employer's to follow, and free for the person who starts. */
export function readyList(
  { job, offer }: Pick<Application, 'job' | 'offer'>,
  rightToWork: Profile['rightToWork'],
  contactWords: string,
): readonly ReadyStep[] {
  const isVisa = rightToWork === 'student_visa' || rightToWork === 'other_limit'
  return [
    {
      title: 'Your right to work',
      text: isVisa
        ? 'Get a share code (it starts with W) at gov.uk/prove-right-to-work and give it to them with your date of birth. It lasts 90 days.'
        : 'Bring your passport, or your birth certificate and a paper with your National Insurance number. They must check it before you start; it costs you nothing.',
    },
    ...(rightToWork === 'student_visa'
      ? [
          {
            title: 'Your term dates',
            text: 'They have to keep proof of your terms. Ask your university for a letter with its term and vacation dates.',
          },
        ]
      : []),
    ...(job.isDbsCheck
      ? [{ title: 'A criminal record check', text: 'They apply for it. Nobody may ask you to pay for it before you have the job.' }]
      : []),
    { title: 'Your terms in writing', text: 'They owe you a written statement of pay, hours and notice on the first day at the latest.' },
    {
      title: 'Getting paid',
      text: 'Bring your bank details and your P45, or say that it is your first job. Give them to nobody before this.',
    },
    {
      title: 'The first day',
      text: `${offer?.shifts.length ? 'Your shifts are in the calendar file below. ' : ''}Ask where to come in, whom to ask for and what to wear. ${contactWords}`.trim(),
    },
  ]
}
