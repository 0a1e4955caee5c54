import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { IconChevronRight } from '@tabler/icons-react'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { words } from '#web/shared/messages/inbox/words'
import styles from './Inbox.module.css'

interface ThreadProps {
  readonly name: string
  readonly picture: string | null
  /** People are round, companies are not. */
  readonly round: boolean
  readonly job: string
  /** How the application stands. */
  readonly status: string
  /** The application’s own page. */
  readonly address: string
  /** How much there is, messages and a card after them: the last is brought into view as it arrives. */
  readonly count: number
  /** What is known of the other side and the job, beside it on a wide desk. */
  readonly aside: ReactNode
  /** The conversation and the field to write in. */
  readonly children: ReactNode
}

/** One open conversation: whom with and about what, what was written, and a field at its foot. */
export function Thread({ name, picture, round, job, status, address, count, aside, children }: ThreadProps) {
  const written = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const all = written.current?.querySelectorAll(':scope > ul > li, :scope > section') ?? []
    all[all.length - 1]?.scrollIntoView({ block: 'nearest' })
  }, [count])
  return (
    <>
      <section className={styles.thread} aria-label={words.messagesWith(name)}>
        <div className={styles.head}>
          <MonogramTile name={name} src={picture} round={round} />
          <div>
            <h1>{name}</h1>
            <Link to={address}>
              <span className={styles.about}>
                <b>{job}</b> · {status}
              </span>
              <IconChevronRight size={16} stroke={1.75} aria-hidden />
            </Link>
          </div>
        </div>
        <div className={styles.written} ref={written}>
          {children}
        </div>
      </section>
      <aside className={styles.aside} aria-label={words.aboutThisApplication}>
        {aside}
      </aside>
    </>
  )
}
