import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** What uses the arrow keys itself, or is typed into. */
const own =
  'input, textarea, select, video, audio, [contenteditable], [role=menu], [role=listbox], [role=slider], [role=tablist], [role=radiogroup], [aria-modal=true]'

const isFree = ({ target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  !defaultPrevented &&
  !(altKey || ctrlKey || metaKey || shiftKey) &&
  !(target instanceof Element && target.closest(own)) &&
  !document.querySelector('[aria-modal=true], [role=menu]')

/**
 * The left and right arrow lead to the applicant before and after. No letters: a key that writes must be one that can be switched off,
 * and a screen reader's own commands are letters.
 */
export function useWalkKeys(before: string | undefined, after: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const address = event.key === 'ArrowLeft' ? before : event.key === 'ArrowRight' ? after : undefined
      if (address === undefined || !isFree(event)) return
      event.preventDefault()
      void navigate(address)
    }
    addEventListener('keydown', step)
    return () => removeEventListener('keydown', step)
  }, [navigate, before, after])
}
