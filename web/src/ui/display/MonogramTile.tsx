import { hueOf, lettersOf } from '@evenshift/contract/monogram'
import styles from './MonogramTile.module.css'

interface MonogramTileProps {
  /** Empty while it isn’t known: the tile is grey. */
  readonly name: string
  /** A logo or a portrait; the letters stand in where there is none. */
  readonly src?: string | null
  readonly size?: 'small' | 'normal' | 'large'
  /** People are round, companies are not. */
  readonly round?: boolean
  /** In place of the name's own, where two of a picture would have the same. */
  readonly hue?: number
}

/** Stands beside the name it belongs to, so it says nothing itself. */
export function MonogramTile({ name, src, size = 'normal', round = false, hue = hueOf(name) }: MonogramTileProps) {
  return (
    <span className={styles.tile} data-size={size} data-round={round || undefined} data-hue={name ? hue : undefined} aria-hidden="true">
      {src ? <img src={src} alt="" loading="lazy" decoding="async" /> : lettersOf(name, round)}
    </span>
  )
}
