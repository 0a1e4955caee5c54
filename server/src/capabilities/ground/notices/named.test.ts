import { expect, it } from 'vitest'
import { APPLICANT, named } from '#server/capabilities/ground/notices/named'

it.each([
  [`${APPLICANT} said yes.`, 'Amira said yes.', 'An applicant said yes.'],
  [`Reply to ${APPLICANT} now.`, 'Reply to Amira now.', 'Reply to an applicant now.'],
  [`It’s on. ${APPLICANT}’s trial.`, 'It’s on. Amira’s trial.', 'It’s on. An applicant’s trial.'],
  ['Nobody.', 'Nobody.', 'Nobody.'],
])('%s names who it is, or nobody', (text, who, nobody) => {
  expect([named(text, 'Amira'), named(text, null)]).toEqual([who, nobody])
})
