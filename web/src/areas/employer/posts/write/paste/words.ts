/** What is said in areas/employer/posts/write/paste. */
export const words = {
  // PasteAdvert
  pasteAnAdvert: 'Paste an advert',
  anywhereWellSortInto: 'From anywhere. We’ll sort it into fields for you to check.',
  pasteTheTextHere: 'Paste the text here',

  // PasteSheet
  pasteTextAdvert: 'Paste the text of your advert',
  readAdvert: 'Read advert',
  yourAdvert: 'Your advert',
  anywhereWellSortIntoFields: 'From anywhere. We’ll sort it into fields for you to check, and keep nothing else.',

  // ReadCard
  readFromYourText: 'Read from your text',
  hide: 'Hide',
  couldntReadAnythingFill: 'We couldn’t read anything in it. Fill in the form below.',
  couldntFindCheckRest: (missing: string) => `We couldn’t find: ${missing}. Check the rest, then add these.`,
}
