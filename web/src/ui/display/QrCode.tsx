import { encode } from 'uqr'
import styles from './QrCode.module.css'

/** A text as a square that phones scan: dark on white in both modes, as scanners expect. As wide as the place it stands in. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg className={styles.qr} viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={dots} />
    </svg>
  )
}
