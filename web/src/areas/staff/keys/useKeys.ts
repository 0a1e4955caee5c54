import { useEffect, useRef } from 'react'
import { readLocal } from '#web/shared/local-store'

/** What a key does, by its name; with Ctrl it works in a field too. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>

/** What is typed into. */
const typed = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'
const isTyped = (target: EventTarget | null): boolean => target instanceof Element && target.closest(typed) !== null
/** A letter is a screen reader's own command to some: each colleague can switch ours off. */
export const areLettersOff = (): boolean => readLocal('singleKeysOff') !== null

function nameOf(event: KeyboardEvent): string | null {
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (altKey || document.querySelector('[aria-modal=true], [role=menu]')) return null
  if (ctrlKey || metaKey) return key === 'Enter' ? 'ctrl+enter' : null
  return isTyped(target) || areLettersOff() ? null : key.toLowerCase()
}

/** Does what its key says, wherever the focus is but in a field or a dialog. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = event.defaultPrevented ? null : nameOf(event)
      const act = name === null ? undefined : latest.current[name]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
