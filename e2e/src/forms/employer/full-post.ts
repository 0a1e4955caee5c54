import type { JobInput } from '@evenshift/contract/model/job/job'
import type { Locator, Page } from '@playwright/test'
import type { RefusedForm } from '#e2e/forms/refused-form'

const screening = { question: 'Which days suit you?', answerType: 'choice' as const, options: ['Tuesday', 'Saturday'], required: true }

/** A post with every term that the wizard asks for, each list with rows; `question` is one of the bank. */
export const fullPost = (question: string): Partial<JobInput> => ({
  jobRole: { _id: null, name: 'Barista' },
  responsibilities: ['Make coffee', 'Close the café'],
  postcode: 'LS1 4AP',
  salaryMax: 14,
  payBands: [
    { from: 18, salary: 13 },
    { from: 21, salary: 13.2 },
  ],
  shifts: [
    { day: 3, start: '18:00', end: '21:30' },
    { day: 7, start: '09:00', end: '13:00' },
  ],
  tips: 'Shared fairly',
  guaranteedHours: 6,
  shiftNoticeDays: 7,
  minimumAge: 18,
  minimumAgeReason: 'The café sells alcohol.',
  dbsLevel: 'basic',
  dbsReason: 'You count the till alone.',
  openToInternationalStudents: false,
  visaReason: 'permanent_full_time',
  dressCode: 'Black shoes',
  uniformProvided: true,
  screeningQuestions: [screening, { ...screening, question: 'Which evenings?' }],
  questions: [question],
})

/** Where the wizard tells what is wrong with each of them; what it does not ask for stands in its note. */
export function postPlaces(page: Page): RefusedForm['fields'] {
  const named = (name: string): Locator => page.getByRole('textbox', { name, exact: true })
  const chosen = (name: string): Locator => page.getByRole('combobox', { name, exact: true })
  return {
    title: named('Job title'),
    description: 'What people will do',
    jobRole: 'Role',
    responsibilities: 'Their tasks',
    sectorId: chosen('Sector'),
    location: chosen('City'),
    postcode: 'Postcode of the place',
    workplace: chosen('Where the work is done'),
    dressCode: 'Dress code',
    uniformProvided: 'We provide a uniform',
    shifts: page.getByRole('group', { name: 'Shifts' }),
    'shifts.0.day': 'Day',
    'shifts.0.start': 'From',
    'shifts.0.end': 'To',
    'shifts.1.end': page.getByRole('group', { name: 'Shifts' }).getByRole('listitem').nth(1).getByLabel('To', { exact: true }),
    hoursPerWeek: 'Hours a week',
    guaranteedHours: 'Guaranteed hours a week',
    contractType: chosen('Kind of contract'),
    contractLength: chosen('How long it lasts'),
    startDate: 'First day of work',
    shiftNoticeDays: 'Days of notice before a shift',
    salary: named('Pay'),
    salaryUnit: chosen('For'),
    salaryMax: 'Up to',
    // Asked for only where the pay is a sum.
    totalHours: 'note',
    tips: 'Tips',
    holidayPayMethod: chosen('Holiday pay'),
    payBands: '18 to 20',
    'payBands.1': '21 and over',
    skillsRequired: page.getByLabel('Skills', { exact: true }).and(page.locator('input')),
    minimumAge: chosen('Minimum age'),
    minimumAgeReason: 'Why from 18',
    dbsLevel: chosen('Criminal record check'),
    dbsReason: 'Why this check',
    openToInternationalStudents: 'Fits a student visa’s hours',
    visaReason: chosen('Which rule keeps them out'),
    requiresCv: 'A CV is needed',
    hideNames: 'Hide names until an interview or an offer',
    screeningQuestions: page.getByRole('group', { name: 'Your questions' }),
    'screeningQuestions.0': named('Question 1'),
    'screeningQuestions.0.answerType': 'Answer',
    'screeningQuestions.0.options': 'Options',
    'screeningQuestions.0.required': 'An answer is needed',
    'screeningQuestions.1.question': named('Question 2'),
    questions: page.getByLabel(/^Questions from your bank/),
    vacancies: 'How many people you look for',
    closingDate: 'Last day to apply',
    replyWithinDays: chosen('You answer everybody within'),
    accessibility: 'note',
    workPlacePhotos: 'note',
  }
}
