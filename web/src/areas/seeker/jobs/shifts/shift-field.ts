const PREFIX = 'shift-'

/** The id of a shift's checkbox on the job's page. */
export const shiftField = (shiftId: string): string => `${PREFIX}${shiftId}`

/** Where an unfinished choice goes on: the first shift of the page that is not chosen. */
export const focusUnchosen = (): void =>
  document.querySelector<HTMLElement>(`input[id^="${PREFIX}"]:not(:checked):not([disabled])`)?.focus()
