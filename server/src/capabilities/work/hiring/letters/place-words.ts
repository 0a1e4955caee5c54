/** What becomes of the place of somebody who pulled out while their job is open: "Free again: Fri and Sat, 09:00–13:00."; `shifts` may be empty. */
export const placeFree = (shifts = ''): string => (shifts === '' ? 'Their place is free again.' : `Free again: ${shifts}.`)
/** The same of a job that is closed. */
export const JOB_CLOSED = 'The job is closed. Reopen or copy it to fill their place.'
/** The same where others have taken all that they were to work. */
export const PLACE_FILLED = 'Their place is filled again.'

/** What an employer is told of somebody who pulled out, with the reason that they gave. */
export const pulledOutWords = (reason: string, place: string): string =>
  ['They’d accepted your offer.', reason, place].filter(Boolean).join(' ')
/** The same of somebody whose account went with it. */
export const leftWords = (place: string): string => `They’d accepted your offer, and deleted their account. ${place}`
