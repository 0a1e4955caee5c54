import type { Clock } from '#server/platform/clock/port'

export const systemClock: Clock = { now: () => new Date() }
