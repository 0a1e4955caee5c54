import type { SavedSearch } from '@evenshift/contract/model/job/search'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { AlertChoice } from '#web/areas/seeker/jobs/saved/AlertChoice'
import { seeker } from '#web/shared/calls/seeker'
import { fieldOf, focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { notify } from '#web/shared/notices/notify'
import { paths } from '#web/shared/paths'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { words } from '#web/areas/seeker/jobs/find/words'

interface SaveSearchSheetProps {
  /** A first name for it, out of its filters. */
  readonly name: string
  readonly query: string
  /** What led here: to be told of new jobs, or to keep the search. */
  readonly isAlert?: boolean
  readonly onClose: () => void
}
interface Values {
  name: string
  alert: SavedSearch['alert']
}

export function SaveSearchSheet({ name, query, isAlert = false, onClose }: SaveSearchSheetProps) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const form = useForm<Values>({
    initialValues: { name, alert: 'daily' },
    validate: { name: (text) => (text.trim() ? null : words.enterNameSearch) },
  })
  const refused = useRefusal(form, ['name', 'alert'])
  const save = useMutation({
    ...refused.calls,
    mutationFn: (values: Values) => seeker.saveSearch({ body: { ...values, query } }),
    onSuccess: async () => {
      onClose()
      const action = { label: words.viewSavedSearches, run: () => void navigate(paths.savedSearches) }
      notify({ kind: 'done', title: words.searchSaved, text: words.findItUnderSaved, action })
      await cache.invalidateQueries({ queryKey: ['seeker', 'savedSearches'] })
    },
  })
  return (
    <FormSheet
      title={isAlert ? words.emailMeNewJobs : words.saveThisSearch}
      submit={words.save}
      cancel={words.notNow}
      unsaved={form.isDirty()}
      busy={save.isPending}
      refusal={<RefusalNote lines={refused.note} />}
      onSubmit={form.onSubmit((values) => save.mutate(values), focusFirstFault)}
      onClose={onClose}
    >
      <TextInput label={words.name} maxLength={80} {...form.getInputProps('name')} />
      <AlertChoice label={words.emailMeNewJobs} {...fieldOf(form, 'alert')} />
    </FormSheet>
  )
}
