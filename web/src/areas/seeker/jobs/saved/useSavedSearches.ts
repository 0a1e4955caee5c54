import type { SavedSearch } from '@evenshift/contract/model/job/search'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { words } from '#web/areas/seeker/jobs/saved/words'
import { seeker, seekerQuery } from '#web/shared/calls/seeker'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { notify } from '#web/shared/notices/notify'
import { UNDO_MS } from '#web/shared/notices/undo'
import { focusMain } from '#web/shared/screens/focus-main'

/** The saved searches and what can be done with each; one that was deleted can be saved again for a while. */
export function useSavedSearches() {
  const cache = useQueryClient()
  const query = seekerQuery('savedSearches')
  const list = useQuery(query)
  const askAgain = () => cache.invalidateQueries({ queryKey: ['seeker', 'savedSearches'] })
  const write = (change: (rows: readonly SavedSearch[]) => SavedSearch[]) =>
    cache.setQueryData(query.queryKey, (rows: SavedSearch[] | undefined) => rows && change(rows))
  const change = useMutation({
    mutationFn: ({ id, ...body }: { readonly id: string; readonly name?: string; readonly alert?: SavedSearch['alert'] }) =>
      seeker.changeSavedSearch({ params: { id }, body }),
    meta: { ownErrors: true },
    onError: focusFirstFault,
    onSuccess: (changed) => write((rows) => rows.map((row) => (row._id === changed._id ? changed : row))),
  })
  const restore = async ({ name, query: text, alert }: SavedSearch): Promise<void> => {
    await seeker.saveSearch({ body: { name, query: text, alert } }).catch(() => notify({ kind: 'error', text: words.searches.notRestored }))
    await askAgain()
  }
  const remove = useMutation({
    mutationFn: ({ _id: id }: SavedSearch) => seeker.deleteSavedSearch({ params: { id } }),
    onMutate: ({ _id }) => {
      focusMain()
      write((rows) => rows.filter((row) => row._id !== _id))
    },
    onSuccess: (_answer, search) => {
      const action = { label: words.undo, run: () => void restore(search) }
      notify({ kind: 'done', title: words.searches.deleted(search.name), text: words.searches.deletedToo, ms: UNDO_MS, action })
    },
    onError: askAgain,
  })
  return { list, change, remove }
}
