import type { PromisePage } from '#server/http/pages/promises/page'
import { versions } from '#server/http/pages/promises/versions'

export const terms: PromisePage = {
  path: '/terms',
  title: 'Terms',
  changed: versions.terms,
  lead: ['These are the rules for everyone who uses Evenshift. By creating an account, you agree to them.'],
  parts: [
    [
      'For everyone',
      '- Say what’s true, about yourself, your company and the job.',
      '- Be decent. No harassment, no spam, and no one’s private details in an advert or message.',
      '- Keep your account to yourself.',
      '- If we remove something or suspend you, we’ll say why and you can appeal.',
    ],
    [
      'If you’re looking for work',
      '- It’s free, always. No one may charge you for finding work here. If someone asks, report them.',
      '- An offer here is between you and the employer. They’re your employer, not us.',
      { path: '/age', text: 'How old you must be to join' },
    ],
    [
      'If you hire',
      '- Post only work that exists, with its real pay, hours and place, and pay at least the minimum wage.',
      '- Keep to equality law. We point out words that shut people out, and refuse those that break the law.',
      '- Reply by the date you promise. If you don’t, we’ll close the application and say so.',
      '- Check everyone’s right to work yourselves, before they start, and the same way for everyone.',
      '- What applicants send you is for this job only. You answer for how you use it.',
      '- Never ask for money, bank details or ID before an offer.',
    ],
    [
      'Plans and payment',
      '- You see the price, with and without VAT, before you pay.',
      '- A plan renews until you cancel, which takes two clicks. It then runs to the end of the time you paid for.',
      '- If a payment fails, you have 7 days to put it right. After that, jobs over your limit pause; nothing is deleted.',
    ],
    [
      'What we answer for',
      '- We check companies and read reports, but we can’t promise that every advert is right, or that you’ll find work or staff.',
      '- We may change Evenshift. If a change takes something from you, we’ll tell you at least 30 days before.',
      '- Nothing here limits what we owe you by law, like damages for death or injury that we cause, or for fraud.',
      '- The law of England and Wales applies. If you live in Scotland or Northern Ireland, you can go to court there.',
    ],
  ],
}
