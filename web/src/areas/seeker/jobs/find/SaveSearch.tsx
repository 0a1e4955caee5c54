import { Button } from '@mantine/core'
import { IconBellPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { allWords } from '#web/areas/seeker/jobs/find/search/filter-words'
import { savedQueryOf } from '#web/areas/seeker/jobs/find/search/search-address'
import { useChosenFilters } from '#web/areas/seeker/jobs/find/search/useChosenFilters'
import type { Search } from '#web/areas/seeker/jobs/find/search/useSearch'
import { lazyDialog } from '#web/shared/screens/lazy-dialog'
import { words as sentences } from '#web/areas/seeker/jobs/find/words'
import styles from './Find.module.css'

const SaveSearchSheet = lazyDialog(async () => (await import('#web/areas/seeker/jobs/find/SaveSearchSheet')).SaveSearchSheet)

const NAME_MOST = 80

/** Keeps the search as it stands, with an alert where one is wanted. */
export function SaveSearch({ search: { address, tab } }: { readonly search: Search }) {
  const [open, setOpen] = useState(false)
  const words = useChosenFilters(address).map(({ text }) => text)
  const name = words.join(', ') || allWords[tab]
  return (
    <>
      <Button variant="subtle" aria-label={sentences.saveSearch} onClick={() => setOpen(true)}>
        <IconBellPlus size={18} stroke={1.75} aria-hidden />
        <span className={styles.saveWord}>{sentences.saveSearch}</span>
      </Button>
      {open && <SaveSearchSheet name={name.slice(0, NAME_MOST)} query={savedQueryOf(address, tab)} onClose={() => setOpen(false)} />}
    </>
  )
}
