import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { ChangePreview } from '@evenshift/contract/model/job/job-change'
import { useState } from 'react'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import type { useDraft } from '#web/areas/employer/posts/write/useDraft'

/** The field of the call that the check itself asks for. */
export const messageField = 'message'

/** Saves a post that is out: where somebody would be told or keeps other times, only once that was looked at. What was written for them outlives a way back. */
export function useChangeCheck() {
  const [preview, setPreview] = useState<ChangePreview | null>(null)
  const [message, write] = useState('')
  const close = () => setPreview(null)
  return {
    preview,
    message,
    write,
    close,
    isOpen: preview !== null,
    /** The saved post; `asked` where it is to be looked at first, null where it was refused. */
    save: async (draft: Pick<ReturnType<typeof useDraft>, 'save' | 'weigh'>, values: PostValues): Promise<EmployerJob | 'asked' | null> => {
      if (preview !== null) return draft.save(values, message)
      const weighed = await draft.weigh(values)
      if (weighed === null) return null
      if (weighed.told + weighed.hired.length === 0) return draft.save(values)
      setPreview(weighed)
      return 'asked'
    },
    /** Whether what was refused stands in the check itself; anything else is mended in the form, which this opens. */
    staysAt: (paths: readonly string[]): boolean => {
      const isHere = paths.every((path) => path === messageField)
      if (!isHere) close()
      return isHere
    },
  }
}
