/** What is said in ui/week/dated. */
export const words = {
  // DatedWeek
  picked: ', picked',
  taken: ', taken',
  free: ', free',
  freeFrom: (start: string) => `, free from ${start}`,
  notFree: ', not free',
}
