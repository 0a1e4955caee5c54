import styles from './Figure.module.css'

/** A figure as it is said: of "from £107" the word is small beside it. */
export function Figure({ said }: { readonly said: string }) {
  const [, lead, figure] = /^([a-z]+ )(.+)$/.exec(said) ?? []
  if (lead === undefined) return said
  return (
    <>
      <span className={styles.lead}>{lead}</span>
      {figure}
    </>
  )
}
