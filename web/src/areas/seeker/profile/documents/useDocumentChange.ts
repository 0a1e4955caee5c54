import type { ProfileDocument } from '@evenshift/contract/model/profile/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { DocumentKind } from '#web/areas/seeker/profile/documents/kind-words'
import { seeker } from '#web/shared/calls/seeker'

/** Adds and deletes documents; the profile is there anew when they answer. Both throw ApiError. */
export function useDocumentChange() {
  const cache = useQueryClient()
  const refresh = useCallback(async () => {
    await cache.invalidateQueries({ queryKey: ['seeker'], refetchType: 'none' })
    await cache.refetchQueries({ queryKey: ['seeker', 'profileDetails'] })
  }, [cache])
  const add = useCallback(
    async (key: string, kind: DocumentKind, replaces?: string): Promise<ProfileDocument> => {
      const document = await seeker.addDocument({ body: { key, kind } })
      if (replaces !== undefined) await seeker.deleteDocument({ params: { id: replaces } })
      await refresh()
      return document
    },
    [refresh],
  )
  const remove = useCallback(
    async (id: string): Promise<void> => {
      await seeker.deleteDocument({ params: { id } })
      await refresh()
    },
    [refresh],
  )
  return { add, remove }
}
