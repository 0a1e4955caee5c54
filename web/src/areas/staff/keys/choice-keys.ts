import { createContext } from 'react'

/** How an open case tells the bar of keys how many choices it has: each has its number. */
export const ChoiceKeysContext = createContext<(choices: number) => void>(() => undefined)
