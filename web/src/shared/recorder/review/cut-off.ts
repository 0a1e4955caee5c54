/** A recording whose last part was not copied or saved. */
export class CutOff extends Error {
  override readonly name = 'CutOff'
}
