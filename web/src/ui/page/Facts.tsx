import styles from './Facts.module.css'

/** Facts in a row with a dot between two of them, which goes where a line ends. */
export const Facts = ({ facts }: { readonly facts: readonly (string | false | null | undefined)[] }) => (
  <span className={styles.facts}>
    <span>
      {facts.filter(Boolean).map((fact, place) => (
        <span key={place}>{fact} </span>
      ))}
    </span>
  </span>
)
