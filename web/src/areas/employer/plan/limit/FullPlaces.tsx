import { Cells } from '#web/ui/display/Cells'
import styles from './Limit.module.css'

/** What takes the places, each by its name; on a phone the names are only read out. */
export const FullPlaces = ({ names }: { readonly names: readonly string[] }) => (
  <div className={styles.full}>
    <ul>
      {names.map((name, place) => (
        <li key={place}>{name}</li>
      ))}
    </ul>
    <Cells filled={names.length} most={names.length} tone="sun" />
  </div>
)
