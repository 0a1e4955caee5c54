import type { Profile } from '@evenshift/contract/model/profile/profile'
import { Button, Checkbox } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '#web/api/surface'
import { type FoundRow, addRow, datesOf, missingIn, titleOf } from '#web/areas/seeker/profile/cv/found-rows'
import { EducationSheet } from '#web/areas/seeker/profile/history/EducationSheet'
import { WorkSheet } from '#web/areas/seeker/profile/history/WorkSheet'
import { words } from '#web/areas/seeker/profile/cv/words'
import { words as historyWords } from '#web/areas/seeker/profile/history/words'
import { seeker } from '#web/shared/calls/seeker'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { notify } from '#web/shared/notices/notify'
import { Sheet } from '#web/ui/dialog/Sheet'
import profileStyles from '../Profile.module.css'
import styles from './Cv.module.css'

const groups = [
  { kind: 'work', title: words.found.work },
  { kind: 'education', title: words.found.education },
] as const

interface FoundCvSheetProps {
  readonly rows: readonly FoundRow[]
  readonly skills: readonly string[]
  readonly profile: Profile
  readonly onClose: () => void
}

/** What was found in a CV, to be ticked and put right; nothing of it is added before. */
export function FoundCvSheet({ rows: found, skills, profile, onClose }: FoundCvSheetProps) {
  const cache = useQueryClient()
  const [rows, setRows] = useState(found)
  const [chosen, setChosen] = useState(skills)
  const [open, setOpen] = useState<number | null>(null)
  const put = (id: number, change: Partial<FoundRow>) =>
    setRows((before) => before.map((row) => (row.id === id ? ({ ...row, ...change } as FoundRow) : row)))
  const ticked = rows.filter((row) => row.ticked)
  /** Each by itself: what is refused stays, with its sentence. */
  const add = useMutation({
    meta: { ownErrors: true },
    mutationFn: async () => {
      let left = 0
      for (const row of ticked)
        try {
          await addRow(row)
          setRows((before) => before.filter(({ id }) => id !== row.id))
        } catch (error) {
          left += 1
          put(row.id, { fault: sentenceOf(error) })
        }
      if (chosen.length > 0) {
        const all = [...profile.skills.map(({ name }) => name), ...chosen]
        await seeker.changeProfile({ body: { skills: all.map((name) => ({ _id: null, name })) } })
        setChosen([])
      }
      return left
    },
    onSuccess: (left) => {
      if (left > 0) return
      notify({ kind: 'done', text: words.found.added })
      onClose()
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['seeker'] }),
  })
  const count = ticked.length + chosen.length
  const edited = rows.find(({ id }) => id === open)
  const close = () => setOpen(null)
  return (
    <Sheet
      opened
      atSide
      onClose={onClose}
      title={words.found.title}
      unsaved={rows !== found || chosen !== skills}
      busy={add.isPending}
      foot={(leave) => (
        <>
          <Button variant="default" onClick={leave}>
            {words.found.cancel}
          </Button>
          <Button loading={add.isPending} disabled={count === 0} onClick={() => add.mutate()}>
            {words.found.add(count)}
          </Button>
        </>
      )}
    >
      <p className={profileStyles.small}>{found.length + skills.length === 0 ? words.found.nothing : words.found.text}</p>
      {groups
        .map((group) => ({ ...group, own: rows.filter(({ kind }) => kind === group.kind) }))
        .filter(({ own }) => own.length > 0)
        .map(({ kind, title, own }) => (
          <fieldset key={kind} className={styles.rows}>
            <legend>{title}</legend>
            {own.map((row) => (
              <div key={row.id} className={styles.row}>
                <Checkbox
                  label={titleOf(row)}
                  description={datesOf(row) ?? words.found.undated}
                  checked={row.ticked}
                  onChange={(event) => (missingIn(row) === null ? put(row.id, { ticked: event.currentTarget.checked }) : setOpen(row.id))}
                />
                <Button variant="subtle" aria-label={words.found.editOne(titleOf(row))} onClick={() => setOpen(row.id)}>
                  {words.found.edit}
                </Button>
                {row.fault !== null && (
                  <p className={styles.fault} role="alert">
                    {row.fault}
                  </p>
                )}
              </div>
            ))}
          </fieldset>
        ))}
      {skills.length > 0 && (
        <fieldset className={styles.rows}>
          <legend>{words.found.skills}</legend>
          {skills.map((name) => (
            <Checkbox
              key={name}
              label={name}
              checked={chosen.includes(name)}
              onChange={(event) => setChosen(event.currentTarget.checked ? [...chosen, name] : chosen.filter((one) => one !== name))}
            />
          ))}
        </fieldset>
      )}
      <RefusalNote lines={add.error ? [sentenceOf(add.error)] : []} />
      {edited?.kind === 'work' && (
        <WorkSheet
          title={historyWords.work.edit}
          start={edited.values}
          busy={false}
          onSave={(_given, _onFault, values) => {
            put(edited.id, { values, ticked: true, fault: null })
            close()
          }}
          onClose={close}
        />
      )}
      {edited?.kind === 'education' && (
        <EducationSheet
          title={historyWords.study.edit}
          start={edited.values}
          busy={false}
          onSave={(_given, _onFault, values) => {
            put(edited.id, { values, ticked: true, fault: null })
            close()
          }}
          onClose={close}
        />
      )}
    </Sheet>
  )
}
