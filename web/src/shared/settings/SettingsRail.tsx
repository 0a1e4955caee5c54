import type { Icon } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useState } from 'react'
import { words } from '#web/shared/settings/words'
import styles from './Settings.module.css'

interface Section {
  readonly key: string
  readonly label: string
  readonly icon: Icon
}

/** A section is where one reads once it reaches the upper third of the window. */
const READ = '-20% 0px -66%'

/** The ways to the sections of a long screen, with the one that is read marked. */
export function SettingsRail({ sections }: { readonly sections: readonly Section[] }) {
  const [read, setRead] = useState(sections[0]?.key)
  const keys = sections.map(({ key }) => key).join(' ')
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting)
        if (entry) setRead(entry.target.id)
      },
      { rootMargin: READ },
    )
    for (const key of keys.split(' ')) {
      const section = document.getElementById(key)
      if (section) seen.observe(section)
    }
    return () => seen.disconnect()
  }, [keys])
  const go = (event: MouseEvent, key: string) => {
    event.preventDefault()
    const section = document.getElementById(key)
    section?.focus({ preventScroll: true })
    section?.scrollIntoView()
    setRead(key)
  }
  return (
    <nav className={styles.rail} aria-label={words.settings}>
      {sections.map(({ key, label, icon: SectionIcon }) => (
        <a key={key} href={`#${key}`} aria-current={key === read || undefined} onClick={(event) => go(event, key)}>
          <SectionIcon size={20} stroke={1.75} aria-hidden />
          {label}
        </a>
      ))}
    </nav>
  )
}
