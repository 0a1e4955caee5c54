import styles from './MonogramTile.module.css'

interface MonogramTileProps {
  readonly name: string
  /** A logo or a portrait; the letters stand in where there is none. */
  readonly src?: string | null
  readonly size?: 'small' | 'normal' | 'large'
  /** People are round, companies are not. */
  readonly round?: boolean
}

/** The same name always gets the same of the six hues. */
function hueOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return (sum % 6) + 1
}

function lettersOf(name: string, round: boolean): string {
  const words = name.trim().split(/\s+/)
  const first = words[0]?.[0] ?? ''
  const last = round && words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''
  return (first + last).toUpperCase()
}

/** Stands beside the name it belongs to, so it says nothing itself. */
export function MonogramTile({ name, src, size = 'normal', round = false }: MonogramTileProps) {
  return (
    <span className={styles.tile} data-size={size} data-round={round || undefined} data-hue={hueOf(name)} aria-hidden="true">
      {src ? <img src={src} alt="" loading="lazy" decoding="async" /> : lettersOf(name, round)}
    </span>
  )
}
