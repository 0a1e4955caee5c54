/** What a patch sets: its fields without those that were left out. */
export type Given<Patch> = { [K in keyof Patch]?: Exclude<Patch[K], undefined> }

export const givenIn = <Patch extends object>(patch: Patch): Given<Patch> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Given<Patch> // entries lose the types of their names
