/** What is said in areas/employer/posts/poster. */
export const words = {
  // PosterScreen
  poster: 'Poster',
  forWindow: 'For your window or counter. People scan it to read the job and apply.',
  paper: 'Paper',
  posterA4: 'Poster, A4',
  windowCardA5: 'Window card, A5',
  print: 'Print',
  couldntLoadJob: 'We couldn’t load this job',
  loadingJob: 'Loading the job',

  // WindowCard
  workHere: 'Work here, around your week',
  scanToApply: 'Scan to read and apply',

  // Poster
  fromHome: 'From home',
  place: (city: string, outcode: string) => `${city} ${outcode}`,
  pay: (unit: string, hours: string, isLeast: boolean) => `${unit}, ${isLeast ? 'from ' : ''}${hours} a week`,
  shifts: 'Shifts',
  noShift: 'no shift',
  /** “You’d work both shifts”. */
  youdWork: (shifts: string) => `You’d work ${shifts.charAt(0).toLowerCase()}${shifts.slice(1)}`,
  qrOf: (title: string) => `QR code: read and apply for ${title}`,
  scan: 'Scan.',
  pickYourShifts: 'Pick your shifts.',
  seeIfItFits: 'See if it fits.',
  apply: 'Apply.',
  free: 'Free for you.',
  inAMinute: 'Free, and done in a minute.',
  repliesWithin: (days: number) => `We reply within ${days} days.`,
  orGoTo: 'Or go to',
  forAnyone: (minimumAge: number) => `For anyone aged ${minimumAge} or over.`,
  applyBy: (day: string) => `Apply by ${day}.`,
  neverPay: 'Never pay to get a job.',
}
