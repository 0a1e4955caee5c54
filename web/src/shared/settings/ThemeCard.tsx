import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/shared/settings/words'
import styles from './ThemeCard.module.css'

const choices = [
  { key: 'auto', label: words.matchMyDevice },
  { key: 'light', label: words.light },
  { key: 'dark', label: words.dark },
] as const satisfies readonly { key: MantineColorScheme; label: string }[]

/** A week as each mode shows it. */
const Week = ({ mode }: { readonly mode: 'light' | 'dark' }) => (
  <span className={styles.week} data-mode={mode}>
    {Array.from({ length: 7 }, (_, day) => (
      <i key={day} data-on={day % 2 === 0 || undefined} />
    ))}
  </span>
)

/** Light, dark or as the device is, each seen before it's chosen. */
export function ThemeCard() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Card label={words.appearance}>
      <h2>{words.appearance}</h2>
      <fieldset className={styles.choices}>
        <legend className={styles.spoken}>{words.appearance}</legend>
        {choices.map(({ key, label }) => (
          <label key={key}>
            <input
              className={styles.spoken}
              type="radio"
              name="appearance"
              checked={key === colorScheme}
              onChange={() => setColorScheme(key)}
            />
            <span className={styles.seen} aria-hidden>
              {key !== 'dark' && <Week mode="light" />}
              {key !== 'light' && <Week mode="dark" />}
            </span>
            {label}
          </label>
        ))}
      </fieldset>
    </Card>
  )
}
