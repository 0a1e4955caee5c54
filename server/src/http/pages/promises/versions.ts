/** The day on which the meaning of each page last changed: its version, which whoever agrees is kept with. */
export const versions = {
  terms: '2026-11-26',
  privacy: '2026-11-27',
  cookies: '2026-11-26',
  age: '2026-11-26',
} as const
