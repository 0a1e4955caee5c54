import styles from './JobTitle.module.css'

/** A job's title, which breaks after its last comma before it breaks anywhere else: "Parcel sorter, / two evenings". */
export function JobTitle({ title }: { readonly title: string }) {
  const at = title.lastIndexOf(', ') + 2
  if (at < 2) return title
  return (
    <>
      {title.slice(0, at)}
      <span className={styles.tail}>{title.slice(at)}</span>
    </>
  )
}
