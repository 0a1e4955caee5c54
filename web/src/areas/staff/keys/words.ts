/** What is said in areas/staff/keys. */
export const words = {
  // KeyBar
  allKeys: 'all keys',

  // KeysSheet
  keys: 'Keys',
  useSingleKeys: 'Use single keys',
}
