/** Why a CV wasn’t read. The reader apart has it too, so it imports nothing. */
export const words = {
  unopened: 'We couldn’t open this file. Check your connection and choose it again.',
  endless: 'This file takes too long to read. Choose a PDF with just your CV.',
  nothing: 'We found no jobs, schools or skills in this file. Add them here yourself, or choose another file.',
  tooBig: 'This file is too big. Choose one up to 10 MB.',
  noPdf: 'This isn’t a PDF. Save your CV as a PDF and choose that.',
  locked: 'This PDF needs a password to open. Save a copy without one and choose that.',
  broken: 'We couldn’t open this file as a PDF. Save your CV as a PDF again and choose that.',
  unread: 'We couldn’t read this PDF. Save your CV as a PDF again and choose that.',
  picture: 'This PDF is a picture of a CV, so there’s no text in it to read. Choose a PDF saved from the program you wrote it in.',
  long: (pages: number, most: number) => `This PDF has ${pages} pages, and we read up to ${most}. Choose a file with just your CV.`,

  // entries
  jobTitlePositionRole:
    'job title|position|role|company|employer|organisation|school|college|university|course|qualification|subject|dates?',
}
