interface Shifts {
  readonly shifts: readonly unknown[]
  readonly shiftsNeeded: number | null
}

/** How many of a job's shifts each person works: "All 3 shifts", "At least 2 of 4 shifts", "Any of 4 shifts". */
export function shiftsNeededWords({ shifts, shiftsNeeded }: Shifts): string {
  const count = shifts.length
  if (shiftsNeeded === null || shiftsNeeded >= count)
    return count === 1 ? 'The one shift' : count === 2 ? 'Both shifts' : `All ${count} shifts`
  return shiftsNeeded === 1 ? `Any of ${count} shifts` : `At least ${shiftsNeeded} of ${count} shifts`
}
