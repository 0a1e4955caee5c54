import { Button, TextInput } from '@mantine/core'
import { IconMapPin, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { words } from '#web/areas/auth/sign-in/words'
import { publicSearch } from '#web/shared/paths'
import { weekDays } from '#web/ui/week/days'
import styles from './SearchForm.module.css'

/** A search of live jobs before anybody signs up: it leads to a page of the server’s own, so that it works as plain HTML. */
export function SearchForm() {
  const [days, setDays] = useState(0)
  return (
    <form className={styles.form} action={publicSearch} method="get" role="search" aria-label={words.findJobs}>
      <div className={styles.fields}>
        <TextInput
          label={words.what}
          name="q"
          maxLength={120}
          placeholder={words.whatExamples}
          enterKeyHint="search"
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        />
        <TextInput
          label={words.postcodeOrTown}
          name="from"
          maxLength={40}
          placeholder={words.postcodeExample}
          autoComplete="postal-code"
          enterKeyHint="search"
          leftSection={<IconMapPin size={20} stroke={1.75} aria-hidden />}
        />
      </div>
      <fieldset className={styles.days}>
        <legend>{words.daysFree}</legend>
        <div>
          {weekDays.map(({ id, letter, label }) => (
            <label key={id}>
              <input
                type="checkbox"
                name="day"
                value={id}
                aria-label={label}
                onChange={({ currentTarget }) => setDays(days + (currentTarget.checked ? 1 : -1))}
              />
              <span aria-hidden>{letter}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" size="lg" fullWidth>
        {days > 0 ? words.showJobsThatFit : words.showJobs}
      </Button>
    </form>
  )
}
