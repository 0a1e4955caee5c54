import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/shared/paths'
import { whenQuiet } from '#web/shared/screens/when-quiet'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { ownEmailQuery } from '#web/shared/settings/own-email'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/shared/settings/words'
import styles from './BouncedNote.module.css'

/** On every screen while mail comes back; asked once the screen itself is there. */
export function BouncedNote({ type }: { readonly type: SignInType }) {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => whenQuiet(() => setQuiet(true)), [])
  const { data } = useQuery({ ...ownEmailQuery(type), enabled: isQuiet })
  if (!data?.isBouncing) return null
  return (
    <aside className={styles.place} aria-label={words.yourEmail}>
      <Note kind="warning">
        {words.cantReach(<strong className={styles.email}>{data.email}</strong>)}{' '}
        <Anchor component={Link} to={paths.settings} underline="always">
          {words.changeEmailLink}
        </Anchor>
      </Note>
    </aside>
  )
}
