import type { PromiseFacts, PromisePage } from '#server/http/pages/promises/page'
import { versions } from '#server/http/pages/promises/versions'

/** What it says of columns and times is kept beside docs/data-map.md. */
export const privacy = ({ hasAnalytics, hasCognito }: PromiseFacts): PromisePage => ({
  path: '/privacy',
  title: 'Privacy',
  changed: versions.privacy,
  lead: [
    '- Employers see you only when you apply to them.',
    '- We don’t sell your data, and no adverts follow you.',
    '- No machine turns you down. The match puts jobs in order and says why.',
    '- You can download everything, or delete your account, in Settings.',
  ],
  parts: [
    [
      'What we keep about you',
      hasCognito
        ? '- Your account: your email, and when you signed in and with which browser. Amazon Cognito keeps your password, scrambled, and your second step for us.'
        : '- Your account: your email, a scrambled password, your second step and passkeys if you have them, when you signed in and with which browser.',
      '- If you’re looking for work: your name, date of birth, phone, town and postcode, work, education, skills, interests, your week, your documents and bio video, what you saved, and what you applied for and wrote.',
      '- If you hire: your name and role, your company’s details and what we checked, your jobs, questions and templates, what you wrote to applicants, and what you paid. We never see your full card number.',
      '- What you tell us: feedback, reports, complaints and appeals.',
      '- What you agreed to: which version of these pages, and when.',
    ],
    [
      'Why we’re allowed to',
      '- To do what you signed up for: showing jobs, sending applications and replies, and taking payment for plans. That’s our contract with you.',
      '- To keep people safe: checking companies, reading adverts and reports, and stopping fraud. That’s our legitimate interest, and yours.',
      '- Because the law says so: invoices, complaints, and requests about your data.',
      '- To count how often jobs are opened, for their employers. That’s our legitimate interest. You can object in Settings.',
      '- We only send push notifications if you say yes. You can change that at any time.',
      ...(hasAnalytics ? ['- The same goes for Google Analytics. We never ask anyone under 18.'] : []),
    ],
    [
      'Who sees it',
      '- An employer you applied to sees what you sent, as it was when you sent it, and about how many miles from the job you live, never your postcode. Your phone and email follow when you accept an offer, your date of birth when you’re hired.',
      '- If you agree to a phone call, they see your number until the call is over. They see your free hours only if you tick to share them. If you don’t, they learn only whether a time fits.',
      '- No employer ever sees your right-to-work answer, your hour limit, your term dates or your timetable.',
      '- Employers must keep to data law with your application too.',
      '- Our staff look only when there’s a reason, like a report. We log each look.',
      hasCognito
        ? '- Companies that sign you in, take payments, send email and store files for us may use your data only for that.'
        : '- Companies that take payments, send email and store files for us may use your data only for that.',
    ],
    [
      'Videos',
      'We don’t analyse faces, voices or moods, and employers can’t use Evenshift to do it. You can see who watched your video and when. You can always answer in writing instead.',
    ],
    [
      'How the match works',
      'It compares a job’s shifts, skills and kind of work with yours. Your age, sex, race, religion, disability, photo and video never count. It only hides jobs you’re too young for by law, and the job’s page says so.',
    ],
    [
      'How long we keep it',
      '- Interview answers: 90 days after the outcome.',
      '- What you wrote and sent with an application: 9 months after the outcome. The job, status and dates stay.',
      '- Your bio video and documents: until you delete them. Copies sent with an application: 9 months after its outcome. The employer can’t open them once you withdraw.',
      '- Notifications: 90 days.',
      '- Invoices: 6 years, as tax law requires.',
      '- Everything else: until you delete your account. Then it’s gone within a minute, and from backups when they expire.',
    ],
    [
      'What you can ask',
      '- Get a copy, correct it, delete it, limit how we use it, or object. Most of this is in Settings.',
      '- Complain to us: sign in, open Feedback and choose “A complaint about your data”. We’ll reply within 30 days.',
      '- Complain to the Information Commissioner’s Office at ico.org.uk. You don’t have to ask us first.',
    ],
    [
      'If you’re 16 or 17',
      'The same rules apply, and everything starts at its most private: no one sees your profile until you apply, and a bio video is up to you.',
    ],
  ],
})
