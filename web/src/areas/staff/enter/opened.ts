import { staffPaths } from '#web/areas/staff/paths'

/** The address that somebody opened before they were in; of this tab alone, and never another place's. */
let opened: string | null = null

export function keepOpened(address: string): void {
  opened = /^\/staff\/[a-z]/.test(address) ? address : null
}

/** Where somebody goes who is in now. */
export const firstScreen = (): string => opened ?? staffPaths.queue
