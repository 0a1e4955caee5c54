/** The same words at the start of a line: "today" is "Today". */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
