/** Facts in a row, "Copper & Bean · Leeds · 104 miles", without those that are not known; a line may break after a dot, never before it. */
export const dotted = (facts: readonly (string | false | null | undefined)[]): string => facts.filter(Boolean).join('\u00A0· ')
