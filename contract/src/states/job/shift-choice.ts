interface Shifts {
  readonly shifts: readonly unknown[]
  /** How many of them one person works at least; null where they work all. */
  readonly shiftsNeeded: number | null
}

/** Whether people choose among a job's shifts. */
export const isChoice = ({ shifts, shiftsNeeded }: Shifts): boolean => shiftsNeeded !== null && shiftsNeeded < shifts.length
