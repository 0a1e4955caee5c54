/** What is said in ui/week/dated. */
export const words = {
  // DatedWeek
  picked: ', picked',
  taken: ', taken',
  free: ', free',
  notFree: ', not free',
}
