/** Who was erased, by the id that leads to nobody any more. */
export interface Tombstone {
  readonly kind: 'seeker' | 'member' | 'company'
  readonly id: string
}

/** Kept apart from the database, so that a copy of it that is put back takes none of them away. */
export interface Tombstones {
  /** They last once this is done. Safe to repeat. */
  add(tombstones: readonly Tombstone[]): Promise<void>
  all(): Promise<readonly Tombstone[]>
}
