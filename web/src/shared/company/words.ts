/** The labels of a company's fields, and what is said where one is missing: in the same words. */
export const words = {
  name: { label: 'Company name', missing: 'Enter the company name' },
  nameHint: 'As people know you',
  otherName: (registered: string) =>
    `Companies House has ${registered}. With another name we can’t approve you straight away: our team checks it within one working day.`,
  size: { label: 'Number of employees', missing: 'Choose the number of employees' },
  sizes: {
    alone: 'Just me',
    people: (range: string) => `${range} people`,
    most: (least: string) => `${least} people or more`,
  },
  sector: { label: 'Sector', missing: 'Choose a sector' },
  website: {
    label: 'Website (optional)',
    place: 'example.co.uk',
    hint: 'Or your page on Facebook, Instagram or Google',
    hintOfNumber: 'If it matches your email, we can often approve you straight away',
  },
  address: { label: 'Address', missing: 'Enter the address' },
  addressLabel: { label: 'Second address line (optional)' },
  town: { label: 'Town', missing: 'Enter the town' },
  postcode: { label: 'Postcode', missing: 'Enter the postcode' },
  city: { label: 'Nearest city', missing: 'Choose the nearest city', hint: 'Where your jobs will show up in search' },
  bio: { label: 'About the company (optional)', hint: 'What you do and what you’re like to work for' },
  contactName: { label: 'Your name', missing: 'Enter your name' },
  contactRole: { label: 'Your role', missing: 'Enter your role' },
  phone: { label: 'Phone', missing: 'Enter your phone number' },
  register: {
    label: 'Company name or number',
    hint: 'We look it up at Companies House',
    find: 'Find company',
    unknown: 'We can’t find a company with this number. Check it, or search by name.',
    nameless: 'Enter the company name or number',
    none: 'No company on the register has this name. Check the spelling, or enter its number.',
    choose: 'Which one is yours?',
    hit: (number: string, status: string) => `${number}, ${status}`,
    found: (name: string, status: string) =>
      status === 'active' ? `${name} is an active company on the register.` : `${name} is on the register as ${status}.`,
    filled: 'Trading under another name? Enter it in “Company name”. Our team then checks it within one working day.',
  },

  // AboutEmployer
  about: (name: string) => `About ${name}`,
  photosOfTheWorkplace: 'Photos of the workplace',
  theWorkplaceOf: (place: number, length: number) => `The workplace, ${place} of ${length}`,
}
