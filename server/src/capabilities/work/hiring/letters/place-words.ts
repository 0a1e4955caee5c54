/** What becomes of the place of somebody who pulled out, by whether their job is open. */
export const PLACE_FREE = 'Their place is free again.'
export const JOB_CLOSED = 'The job is closed. Reopen or copy it to fill their place.'
