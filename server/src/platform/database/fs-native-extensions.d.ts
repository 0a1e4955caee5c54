/** The vendor brings no types: the part that is used here. */
declare module 'fs-native-extensions' {
  /** Takes the whole open file for this description of it; false where another has it. */
  export function tryLock(file: number): boolean
}
