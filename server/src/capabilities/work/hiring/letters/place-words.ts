/** What becomes of the place of somebody who pulled out while their job is open: "Free again: Fri and Sat, 09:00–13:00."; `shifts` may be empty. */
export const placeFree = (shifts = ''): string => (shifts === '' ? 'Their place is free again.' : `Free again: ${shifts}.`)
/** The same of a job that is closed. */
export const JOB_CLOSED = 'The job is closed. Reopen or copy it to fill their place.'
