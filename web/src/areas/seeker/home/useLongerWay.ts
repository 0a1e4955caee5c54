import { useProfile } from '#web/areas/seeker/profile/useProfile'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { notify } from '#web/shared/notices/notify'
import { UNDO_MS } from '#web/shared/notices/undo'
import { words } from '#web/areas/seeker/home/words'

/** Lets the way to work take longer, in the profile: it says by how much now, and takes it back. */
export function useLongerWay(onChanged: () => void) {
  const before = useProfile()?.travelMinutes
  const { isPending, mutate } = useProfileChange({}, null)
  const save = (travelMinutes: number, action?: { readonly label: string; readonly run: () => void }) =>
    mutate(
      { travelMinutes },
      {
        onSuccess: () => {
          notify({ kind: 'done', text: words.nowUpTo(travelMinutes), ...(action && { action, ms: UNDO_MS }) })
          onChanged()
        },
      },
    )
  const travelUpTo = (minutes: number) => save(minutes, before === undefined ? undefined : { label: words.undo, run: () => save(before) })
  return { isPending, travelUpTo }
}
