import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { DeleteAccountSheet, type Erasure } from '#web/shared/settings/DeleteAccountSheet'
import { SettingRow } from '#web/shared/settings/SettingRow'
import { words } from '#web/shared/settings/words'

interface DeleteAccountRowProps {
  readonly text: string
  readonly erasure: Erasure
}

/** The last row of somebody's data; the sheet it opens says all that goes. */
export function DeleteAccountRow({ text, erasure }: DeleteAccountRowProps) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <SettingRow
        icon={IconTrash}
        title={words.deleteAccount}
        text={text}
        action={
          <Button variant="subtle" color="danger" aria-label={words.deleteAccount} onClick={() => setAsked(true)}>
            {words.delete}
          </Button>
        }
      />
      <DeleteAccountSheet erasure={erasure} opened={asked} onClose={() => setAsked(false)} />
    </>
  )
}
