import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useEffectEvent, useRef } from 'react'
import { forgetPost, keepPost } from '#web/areas/employer/posts/write/kept-post'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import type { WrittenPost } from '#web/areas/employer/posts/write/useWrittenPost'
import type { StepKey } from '#web/areas/employer/posts/write/steps/steps'
import { paths } from '#web/shared/paths'

/** How long nobody types before a draft is saved. */
const SAVE_AFTER_MS = 1_000
const isSame = (one: PostValues, other: PostValues): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Saves a draft as it is written, and keeps in this browser what isn't saved; `name` names it in the address. */
export function useAutosave({ isDraft, start, form, draft }: WrittenPost, step: StepKey, name: (id: string) => void) {
  const { id: savedId } = draft
  /** All of it is saved: under its id, and where it had none yet. */
  const forget = () => {
    forgetPost(null)
    forgetPost(savedId())
  }
  const nameDraft = () => {
    const id = savedId()
    if (id && window.location.pathname === paths.newPost && new URLSearchParams(window.location.search).get('draft') !== id) name(id)
  }
  // A step from before the first save is one of the same draft.
  const nameStep = useEffectEvent(nameDraft)
  useEffect(() => nameStep(), [step])
  const autosave = async (values: PostValues) => {
    if (!isDraft || !values.title.trim()) return null
    const saved = await draft.save(values)
    if (saved && isSame(form.getValues(), values)) forget()
    nameDraft()
    return saved
  }
  const saveLater = useDebouncedCallback((values: PostValues) => void autosave(values), { delay: SAVE_AFTER_MS, flushOnUnmount: true })
  const opened = useRef(form.values)
  useEffect(() => {
    if (isSame(form.values, start)) forgetPost(savedId())
    else if (form.values !== opened.current) keepPost(savedId(), form.values)
    // A role alone is no draft yet.
    if (savedId() !== null || !isSame(form.values, start)) saveLater(form.values)
  }, [form.values, saveLater, savedId, start])
  return {
    forget,
    autosave,
    /** Whether more than what it began with is there to be saved. */
    isWritten: (): boolean => savedId() !== null || !isSame(form.getValues(), start),
  }
}
