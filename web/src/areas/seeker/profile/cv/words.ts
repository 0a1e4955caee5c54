import { counted } from '#web/shared/words/numbers'

/** What the CV says that is made of the profile, and the one that fills it. */
export const words = {
  title: 'Your CV',
  text: 'Download a CV made from this profile. Or choose a CV you have: we read it on your device, and you pick what to add.',
  download: 'Download your CV',
  fill: 'Fill in from a CV',
  made: {
    text: 'It has what employers see on your profile, and never your age, your week or your right to work.',
    use: 'Use as my CV',
    download: 'Download',
    phone: 'Add my phone number',
    noPhone: 'There’s no phone number in your details yet.',
    email: 'Add my email',
    note: '“Use as my CV” keeps it with your documents, so you can send it with applications. It doesn’t change when your profile does. Letters outside the Latin alphabet are left out.',
    added: 'Added to your documents',
    file: (name: string) => `${name} CV.pdf`,
  },
  found: {
    title: 'What we found in your CV',
    nothing: 'Everything we found is in your profile already.',
    text: 'Untick what’s wrong or edit it first. What’s in your profile already stays as it is.',
    work: 'Work',
    education: 'Education',
    skills: 'Skills',
    unnamed: 'No name found',
    undated: 'Dates missing',
    cancel: 'Cancel',
    edit: 'Edit',
    editOne: (title: string) => `Edit ${title}`,
    add: (count: number) => `Add ${counted(count, 'item')}`,
    added: 'Added to your profile',
  },
}
