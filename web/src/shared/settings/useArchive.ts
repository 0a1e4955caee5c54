import { useMutation, useQuery } from '@tanstack/react-query'
import { downloadFrom } from '#web/shared/files/download-from'
import { notify } from '#web/shared/notices/notify'
import type { ExportSide } from '#web/shared/settings/export-side'
import { words } from '#web/shared/settings/words'

/** How often it is asked whether what is in the making is there. */
const ASKED_EVERY_MS = 3_000

/** A side's archive: the newest wish for one, the one that can be fetched, and both presses. */
export function useArchive(side: ExportSide) {
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: side.queryKey,
    queryFn: ({ signal }) => side.list({ signal }),
    refetchInterval: ({ state }) => (state.data?.[0]?.state === 'queued' ? ASKED_EVERY_MS : false),
  })
  const ask = useMutation({ mutationFn: side.ask, onSuccess: () => refetch() })
  // Its address lives for minutes only, so a new one is asked for at each press.
  const download = useMutation({
    mutationFn: () => side.list(),
    onSuccess: (rows) => {
      const url = rows.find(({ state }) => state === 'ready')?.url
      if (url) downloadFrom(url)
      else notify({ kind: 'error', text: words.archiveGonePrepareNew })
      return refetch()
    },
  })
  const [newest] = data ?? []
  const ready = data?.find(({ state }) => state === 'ready')
  return { isKnown: data !== undefined, newest, ready, asOf: new Date(dataUpdatedAt), error, refetch, ask, download }
}
