/** What is said in shared/job-week. */
export const words = {
  // week-words
  from: (least: string | number) => `from ${least}`,
  forShifts: (hours: string, some: string) => `${hours} for ${some} shifts`,
}
