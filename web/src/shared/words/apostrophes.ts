/** "Baker’s assistant" of a name that a list keeps with the key's own mark, by which it is found. */
export const withApostrophes = (name: string): string => name.replaceAll("'", '’')
