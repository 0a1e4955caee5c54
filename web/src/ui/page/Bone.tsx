import styles from './Bone.module.css'

interface BoneProps {
  readonly width?: number | string
  readonly height: number
  readonly radius?: number
}

/** One grey piece of a skeleton; build the shape of what comes out of these, inside `aria-hidden`. */
export function Bone({ width = '100%', height, radius = 8 }: BoneProps) {
  return <span className={styles.bone} style={{ width, height, borderRadius: radius }} />
}
