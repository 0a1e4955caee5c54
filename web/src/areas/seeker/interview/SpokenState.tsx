import styles from './Interview.module.css'

const words = { done: ', answered', now: ', open now', open: '' } as const

/** What the colour of a question's cell says, for those who hear the page. */
export function SpokenState({ state }: { readonly state: keyof typeof words }) {
  return words[state] && <span className={styles.spoken}>{words[state]}</span>
}
