/** What a company or a person is told of a doubt, as a colleague who decides reads it. */
const sentences: Readonly<Record<string, string>> = {
  'No company number? No problem. We’ll check your website and email within one working day.':
    'It has no company number. Check its website and email.',
  'The company register isn’t responding, so we haven’t checked your number yet. We’ll keep trying.':
    'The company register isn’t responding, so the number isn’t checked yet.',
  'Your email doesn’t match the company website.': 'The email isn’t at the company’s website.',
  'A website helps us check you faster.': 'There’s no website to compare the email with.',
  'You signed up with a personal email address, not a work one.': 'The email is from a personal provider, not a work address.',
  'Your email is from a service for throwaway addresses.': 'The email is from a service for throwaway addresses.',
  'Your name has a number or a link in it.': 'The name has a number or a link in it.',
  'Your headline or the text about you has a link, an email or a phone number in it.':
    'The headline or the text about them has a link, an email or a phone number in it.',
  'We’re checking that you don’t already have an account with us.': 'Someone else has the same name and date of birth.',
}

/** The same for a colleague, of one doubt or of several in a row; what speaks to nobody stays as it is. */
export const forColleague = (told: string): string =>
  Object.entries(sentences).reduce((text, [said, read]) => text.replaceAll(said, read), told)
