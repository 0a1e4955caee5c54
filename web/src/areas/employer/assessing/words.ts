/** What members say of an applicant among themselves. */
export const words = {
  scores: {
    title: 'Scores',
    yours: 'Your score',
    add: 'Add your score',
    addYours: 'Add yours',
    addTo: 'Score this answer',
    hidden: 'You’ll see colleagues’ scores once you’ve added yours',
    of: (question: string) => `of the answer to: ${question}`,
    to: (question: string) => `to: ${question}`,
  },
  notes: {
    by: (author: string, day: string, time: string) => `${author}, ${day} at ${time}`,
    delete: (text: string) => `Delete the note “${text}”`,
  },

  // Scores
  strongNo: 'Not right for us',
  no: 'Probably not',
  yes: 'Good',
  strongYes: 'Very good',
}
