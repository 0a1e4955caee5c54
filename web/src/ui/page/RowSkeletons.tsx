import { Bone } from '#web/ui/page/Bone'
import { SpokenStatus } from '#web/ui/page/SpokenStatus'
import styles from './RowSkeletons.module.css'

/** Rows of a list that is on its way. */
export function RowSkeletons({ label, count = 5 }: { readonly label: string; readonly count?: number }) {
  return (
    <div className={styles.list}>
      <SpokenStatus>{label}</SpokenStatus>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.row} aria-hidden="true">
          <Bone width={36} height={36} radius={18} />
          <span className={styles.lines}>
            <Bone width="38%" height={16} />
            <Bone width="62%" height={12} />
          </span>
          <Bone width={84} height={26} radius={13} />
        </div>
      ))}
    </div>
  )
}
