const JOINER = '\u2060'

/** "Sat 10:00–16:00" with each span of times on one line, which would break after its dash. */
export const wholeTimes = (text: string): string => text.replaceAll(/(\d)–(?=\d)/g, `$1${JOINER}–${JOINER}`)
