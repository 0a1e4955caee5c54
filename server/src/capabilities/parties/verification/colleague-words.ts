/** What a company or a person is told of a doubt, as a colleague who decides reads it; `short` on a row that has little room. */
const sentences: Readonly<Record<string, { readonly read: string; readonly short: string }>> = {
  // As it was said once, and is kept of companies that waited then.
  'No company number? No problem. We’ll check your website and email within one working day.': {
    read: 'No company number. Sole traders don’t need one',
    short: 'No number.',
  },
  'No company number? No problem.': {
    read: 'No company number. Sole traders don’t need one',
    short: 'No number.',
  },
  'The company register isn’t responding, so we haven’t checked your number yet. We’ll keep trying.': {
    read: 'The company register isn’t responding, so the number isn’t checked yet.',
    short: 'Number not checked yet.',
  },
  'Your email doesn’t match the company website.': {
    read: 'The email isn’t at the company’s website.',
    short: 'Email isn’t at the website.',
  },
  'A website helps us check you faster.': {
    read: 'No website to compare the email with',
    short: 'No website.',
  },
  'You signed up with a personal email address, not a work one.': {
    read: 'The email is from a personal provider, not a work address.',
    short: 'Personal email.',
  },
  'Your email is from a service for throwaway addresses.': {
    read: 'The email is from a service for throwaway addresses.',
    short: 'Throwaway email.',
  },
  'Your name has a number or a link in it.': {
    read: 'The name has a number or a link in it.',
    short: 'Number or link in the name.',
  },
  'Your headline or the text about you has a link, an email or a phone number in it.': {
    read: 'The headline or the text about them has a link, an email or a phone number in it.',
    short: 'Link or contact in the text.',
  },
  'We’re checking that you don’t already have an account with us.': {
    read: 'Someone else has the same name and date of birth.',
    short: 'Same name and date of birth.',
  },
}

const told =
  (how: 'read' | 'short') =>
  (doubts: string): string =>
    Object.entries(sentences).reduce((text, [said, words]) => text.replaceAll(said, words[how]), doubts)

/** The same for a colleague, of one doubt or of several in a row; what speaks to nobody stays as it is. */
export const forColleague = told('read')
/** The same on a row of the queue: "No number. No website". */
export const inShort = (doubts: string): string => told('short')(doubts).replace(/\.$/, '')
